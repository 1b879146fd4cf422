import {translate} from '@docusaurus/Translate';

/**
 * Copies the Markdown of a page.
 * @param url of the Markdown
 * @param show shows a message to the reader
 */
export async function copyPage(url: string, show: (message: string) => void): Promise<void> {
  // A message that is repeated is announced again only after the region was empty.
  show('');
  show(await fetchMarkdown(url));
}

async function fetchMarkdown(url: string): Promise<string> {
  let markdown: string;
  try {
    markdown = await fetchText(url);
  } catch {
    return translate({id: 'site.MarkdownLinks.notLoaded', message: 'The Markdown could not be loaded.'});
  }
  try {
    // Undefined on insecure origins.
    await navigator.clipboard.writeText(markdown);
  } catch {
    return translate({
      id: 'site.MarkdownLinks.notCopied',
      message: 'Your browser did not allow it. Open the Markdown and copy it there.',
    });
  }
  return translate({id: 'site.MarkdownLinks.copied', message: 'Copied.'});
}

/** @throws {Error} if there is no Markdown; a development server and some networks answer with a page instead */
async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok || response.headers.get('Content-Type')?.includes('html')) throw new Error(`No Markdown: ${url}`);
  return response.text();
}

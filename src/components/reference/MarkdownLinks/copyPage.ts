import {translate} from '@docusaurus/Translate';

/**
 * Copies the Markdown of a page.
 * @param address of the Markdown
 * @param say shows a message to the reader
 */
export async function copyPage(address: string, say: (message: string) => void): Promise<void> {
  // A message that is repeated is announced again only after the region was empty.
  say('');
  say(await fetchMarkdown(address));
}

async function fetchMarkdown(address: string): Promise<string> {
  let markdown: string;
  try {
    markdown = await textAt(address);
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
async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok || response.headers.get('Content-Type')?.includes('html'))
    throw new Error(`No Markdown: ${address}`);
  return response.text();
}

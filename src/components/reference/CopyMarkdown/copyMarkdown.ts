import {translate} from '@docusaurus/Translate';

const MESSAGE_MS = 6000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Copies the Markdown of a page.
 * @param url of the Markdown
 * @param show shows a message to the reader; an empty one hides it
 */
export async function copyMarkdown(url: string, show: (message: string) => void): Promise<void> {
  clearTimeout(timer);
  // A message that is repeated is announced again only after the region was empty.
  show('');
  show(await fetchMarkdown(url));
  timer = setTimeout(() => show(''), MESSAGE_MS);
}

async function fetchMarkdown(url: string): Promise<string> {
  let markdown: string;
  try {
    markdown = await fetchText(url);
  } catch {
    return translate({id: 'site.CopyMarkdown.notLoaded', message: 'The Markdown could not be loaded.'});
  }
  try {
    // Undefined on insecure origins.
    await navigator.clipboard.writeText(markdown);
  } catch {
    return translate({
      id: 'site.CopyMarkdown.notCopied',
      message: 'Your browser did not allow copying. At the end of the page, "View as Markdown" shows the text.',
    });
  }
  return translate({id: 'site.CopyMarkdown.copied', message: 'Copied.'});
}

/** @throws {Error} if there is no Markdown; a development server and some networks answer with a page instead */
async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok || response.headers.get('Content-Type')?.includes('html')) throw new Error(`No Markdown: ${url}`);
  return response.text();
}

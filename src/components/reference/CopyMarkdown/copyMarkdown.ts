import {translate} from '@docusaurus/Translate';
import {copyText} from '@site/src/components/shared/useMessage';

/**
 * Copies the Markdown of a page.
 * @param url of the Markdown
 * @returns the message for the reader
 */
export async function copyMarkdown(url: string): Promise<string> {
  const response = await fetch(url).catch(() => undefined);
  // A development server and some networks answer with a page instead.
  if (!response?.ok || response.headers.get('Content-Type')?.includes('html'))
    return translate({id: 'site.CopyMarkdown.notLoaded', message: 'The Markdown could not be loaded.'});
  if (await copyText(await response.text())) return translate({id: 'site.CopyMarkdown.copied', message: 'Copied.'});
  return translate({
    id: 'site.CopyMarkdown.notCopied',
    message: 'Your browser did not allow copying. At the end of the page, "View as Markdown" shows the text.',
  });
}

/*
 * The one place that decides what happens when the code of a page cannot be loaded. The edit "failed page"
 * (plugins/dependency-edits) makes Docusaurus load each page with it: the first one, one whose link the reader points at,
 * and the next one.
 */
import {translate} from '@docusaurus/Translate';
import {createRoot} from 'react-dom/client';
import {CODE_FAILED, send} from './events';

/**
 * Loads the code of a page.
 * @param path of the page
 * @param load Docusaurus' function for it
 * @returns a promise that is pending forever after a failure: whoever waits for the page keeps what is shown
 */
export default async function loadPageCode(path: string, load: () => Promise<unknown>): Promise<unknown> {
  const isFirst = !window.docusaurusRoot;
  const loaded = load().catch((error: unknown) => {
    if (isFirst) send(CODE_FAILED);
    // A link that the reader only points at loads code, too, and the reader may have gone on.
    else if (new URL(path, location.href).pathname === location.pathname) {
      console.warn(error);
      const message = translate({id: 'site.Loading.nextFailed', message: 'The next page did not load.'});
      void window.loadPage(() => void window.offerLoad(message));
    }
    return new Promise(() => undefined);
  });
  const root = document.querySelector('#__docusaurus');
  if (!isFirst || !root || root.hasChildNodes()) return loaded;
  // The host did not send the page: React shows the spinner of 2.9 of SPECIFICATION.md.
  window.docusaurusRoot = createRoot(root);
  return undefined;
}

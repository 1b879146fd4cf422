/*
 * Client module: says so when the code of a page cannot be loaded, and keeps the page that the reader has. React may not
 * run on it, so the notice is plain DOM. Two edits of Docusaurus send the events: "failed first chunk" and "failed next
 * page".
 */
import {translate} from '@docusaurus/Translate';
import {CODE_FAILED, NEXT_PAGE_FAILED} from './events';

/** How long the host may take to answer, in milliseconds. */
const PATIENCE = 5000;

/** The number of navigations, including the one under way. */
let navigations = 0;

if (typeof window !== 'undefined') {
  window.addEventListener(CODE_FAILED, offerReload);
  window.addEventListener(NEXT_PAGE_FAILED, () => {
    const failed = navigations;
    const message = translate({id: 'site.Loading.nextFailed', message: 'The next page did not load.'});
    void reloadOr(() => {
      if (failed !== navigations) return;
      offer(message);
      // The URL is that of the next page already.
      window.addEventListener('online', () => failed === navigations && void reloadOr(() => undefined), {once: true});
    });
  });
}

/** Offers to load the page again, in a notice. Only that asks for the code of a new deployment. */
export function offerReload(): void {
  offer(translate({id: 'site.Loading.failed', message: 'Part of this page did not load.'}));
}

/**
 * Whether the host no longer has a script, or answers with a page in its place: then the site has been deployed again
 * since the page was loaded.
 * @param error of an `import()` whose script could not be loaded
 */
export async function isSiteReplaced(error: unknown): Promise<boolean> {
  const url = error instanceof Error && 'request' in error ? error.request : undefined;
  if (typeof url !== 'string') return false;
  try {
    const {status, headers} = await askHost(url);
    return status === 404 || headers.get('content-type')?.startsWith('text/html') === true;
  } catch {
    return false;
  }
}

const askHost = (url: string): Promise<Response> =>
  fetch(url, {method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE)});

/** Docusaurus calls this when a navigation begins. */
export function onRouteUpdate({previousLocation}: {readonly previousLocation: unknown}): void {
  navigations++;
  if (previousLocation) notice()?.remove();
}

const notice = () => document.getElementById('load-notice');

/** Shows a message with a button that loads the page again. */
export function offer(message: string): void {
  if (notice()) return;
  const label = translate({id: 'site.Loading.retry', message: 'Retry'});
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<div id="load-notice" role="alert">${message}<button class="jx-button jx-button--main">${label}</button></div>`,
  );
  const button = document.querySelector<HTMLElement>('#load-notice button');
  button?.addEventListener(
    'click',
    () =>
      void reloadOr(() => {
        // Inserted again, an alert is announced again.
        document.body.prepend(notice() ?? '');
        button.focus();
      }),
  );
}

/**
 * Loads the page in full, e.g. with the code of a new deployment, but only if the host answers and the reader has not gone
 * on. A browser would replace a readable page with its error page.
 * @param otherwise called if the host does not answer
 */
async function reloadOr(otherwise: () => void): Promise<void> {
  const current = navigations;
  try {
    const {status} = await askHost(window.location.href);
    if (status >= 500) throw new Error(`status ${status}`);
    if (current === navigations) window.location.reload();
  } catch {
    otherwise();
  }
}

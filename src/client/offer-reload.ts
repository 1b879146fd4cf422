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
      if (failed === navigations) offer(message);
    });
  });
}

/** Offers to load the page again, in a notice. Only that asks for the code of a new deployment. */
export function offerReload(): void {
  offer(translate({id: 'site.Loading.failed', message: 'Part of this page did not load.'}));
}

/** Docusaurus calls this when a navigation begins. */
export function onRouteUpdate({previousLocation}: {readonly previousLocation: unknown}): void {
  navigations++;
  if (previousLocation) notice()?.remove();
}

const notice = () => document.getElementById('load-notice');

function offer(message: string): void {
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
    const options = {method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE)} as const;
    const {status} = await fetch(window.location.href, options);
    if (status >= 500) throw new Error(`status ${status}`);
    if (current === navigations) window.location.reload();
  } catch {
    otherwise();
  }
}

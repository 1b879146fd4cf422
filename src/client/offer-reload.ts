/*
 * Client module: says so when the code of a page cannot be loaded, and keeps the page that the reader has. React may not
 * run on it, so the notice is plain DOM. Two edits of Docusaurus send the events: "failed first chunk" and "failed next
 * page".
 */
import {translate} from '@docusaurus/Translate';

if (typeof window !== 'undefined') {
  window.addEventListener('page-code-failed', offerReload);
  window.addEventListener('next-page-failed', () => {
    // After a deployment, the host has the page with other code. Otherwise the reader may be offline.
    const message = translate({id: 'site.Loading.nextFailed', message: 'The next page did not load.'});
    fetch(window.location.href, {method: 'HEAD', cache: 'no-store'}).then(reload, () => offer(message));
  });
}

/** Offers to load the page again, in a notice. Only that asks for the code of a new deployment. */
export function offerReload(): void {
  offer(translate({id: 'site.Loading.failed', message: 'Part of this page did not load.'}));
}

function offer(message: string): void {
  if (notice()) return;
  const label = translate({id: 'site.Loading.retry', message: 'Retry'});
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<div id="load-notice" role="alert">${message}<button class="button button--primary">${label}</button></div>`,
  );
  document.querySelector('#load-notice button')?.addEventListener('click', reload);
}

/** Called by Docusaurus when it shows another page, or another part of the page. */
export function onRouteDidUpdate({previousLocation}: {readonly previousLocation: unknown}): void {
  if (previousLocation) notice()?.remove();
}

const notice = () => document.getElementById('load-notice');

const reload = (): void => window.location.reload();

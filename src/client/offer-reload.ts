/*
 * Client module: says so when the code of a page cannot be loaded. The page stays as the host sent it, so it can be read;
 * React does not run on it, so the notice is plain DOM. The edit "failed first chunk" sends the event.
 */
import {translate} from '@docusaurus/Translate';

if (typeof window !== 'undefined') window.addEventListener('page-code-failed', offerReload);

/** Offers to load the page again, in a notice. Only that asks for the code of a new deployment. */
export function offerReload(): void {
  if (document.getElementById('load-notice')) return;
  const message = translate({id: 'site.Loading.failed', message: 'Part of this page did not load.'});
  const label = translate({id: 'site.Loading.retry', message: 'Retry'});
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<div id="load-notice" role="alert">${message}<button class="button button--primary">${label}</button></div>`,
  );
  document.querySelector('#load-notice button')?.addEventListener('click', () => window.location.reload());
}

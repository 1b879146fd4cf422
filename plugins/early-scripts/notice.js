/* global MESSAGE, RETRY -- index.ts defines them */
/*
 * Says so when the scripts of a page did not load: its buttons and the search do not work then. The notice is here, and not
 * in a script that can fail. Code that is loaded later shows it, too (src/client/offer-reload.ts).
 */
import {CODE_FAILED} from '../../src/client/events';

window.askHost = url =>
  fetch(url, {method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000)}).catch(
    () => new Response(null, {status: 503}),
  );

window.loadPage = async (url, otherwise) => {
  const {href} = location;
  const {status} = await window.askHost(url);
  if (href !== location.href) return;
  if (status >= 500) otherwise?.();
  else if (url === href) location.reload();
  else location.assign(url);
};

window.offerLoad = (text, url, label = RETRY) => {
  const {body} = document;
  const shown = document.querySelector('#load-notice');
  if (shown?.textContent.startsWith(text)) return shown;
  shown?.remove();
  const notice = document.createElement('div');
  notice.innerHTML = `${text}<button class="jx-button jx-button--main">${label}</button>`;
  notice.id = 'load-notice';
  notice.setAttribute('role', 'alert');
  const button = notice.querySelector('button');
  if (button)
    button.onclick = () =>
      window.loadPage(url ?? location.href, () => {
        // Inserted again, an alert is announced again.
        body.prepend(notice);
        button.focus();
      });
  body.prepend(notice);
  return notice;
};

function report() {
  const message = MESSAGE;
  window.offerLoad(message);
  document.querySelector('#search-dialog p')?.replaceChildren(message);
}

addEventListener(CODE_FAILED, report);
// Scripts with `defer` have run or failed before this event. A page in the place of a script runs, as a syntax error.
addEventListener('DOMContentLoaded', () => window.docusaurus || report());

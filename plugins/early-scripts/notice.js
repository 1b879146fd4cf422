/* global MESSAGE, RETRY -- index.ts defines them */
/*
 * Shows a notice if the scripts of a page did not load: its buttons and the search do not work then. The notice is here,
 * and not in a script that can fail. Code that is loaded later shows it, too (src/client/offer-reload.ts).
 */
import {CODE_FAILED} from '../../src/client/events';

/** @type {Window['askHost']} */
const askHost = url =>
  fetch(url, {method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000)}).catch(() => undefined);

/** @type {Window['loadPage']} */
const loadPage = async otherwise => {
  const {href} = location;
  const answer = await askHost(href);
  if (href !== location.href) return;
  if (!answer || answer.status >= 500) otherwise();
  else location.reload();
};

/** @type {Window['offerLoad']} */
const offerLoad = (text, label = RETRY) => {
  const {body} = document;
  document.querySelector('#load-notice')?.remove();
  const notice = document.createElement('div');
  notice.innerHTML = `${text}<button class="jx-button jx-button--main">${label}</button>`;
  notice.id = 'load-notice';
  notice.setAttribute('role', 'alert');
  const button = notice.querySelector('button');
  button?.addEventListener('click', () =>
    loadPage(() => {
      // Inserted again, an alert is announced again.
      body.prepend(notice);
      button.focus();
    }),
  );
  body.prepend(notice);
};

Object.assign(window, {askHost, loadPage, offerLoad});

function report() {
  offerLoad(MESSAGE);
  // React will not start, and the letters that the reader types are the page's again.
  window.takeSearch();
}

addEventListener(CODE_FAILED, report);
// Scripts with `defer` have run or failed before this event. A page in the place of a script runs, as a syntax error.
addEventListener('DOMContentLoaded', () => window.docusaurus || report());

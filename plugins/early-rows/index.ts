import type {Plugin} from '@docusaurus/types';

/**
 * Opens the `<details>` that the address leads to, or that contain its target: a browser opens only those around the
 * target, and only where it follows the address itself. The entry of the history remembers which rows are open, so that
 * Back leads to the same place. On the first page each row is opened as soon as it is parsed, before it is painted, so
 * nothing moves; after that, src/client/scroll.ts sends an event. What follows a question mark in the hash is for the row
 * (src/components/finder).
 */
const script = `
(function () {
  function open() {
    var target, wasClosed;
    try {
      var remembered = history.state && history.state.openRows;
      if (remembered) document.querySelectorAll(remembered).forEach(function (row) { row.open = true; });
      target = document.getElementById(decodeURIComponent(location.hash.slice(1).split('?')[0]));
    } catch (error) {}
    for (var at = target; at; at = at.parentElement) if (at.matches('details:not([open])')) wasClosed = at.open = true;
    if (wasClosed) target.scrollIntoView();
  }
  function remember() {
    var rows = Array.from(document.querySelectorAll('.markdown details[open][id]'), function (row) { return '#' + CSS.escape(row.id); });
    history.replaceState(Object.assign({}, history.state, {openRows: rows.join()}), '');
  }
  if (location.hash || history.state) {
    var parsing = new MutationObserver(open);
    parsing.observe(document, {childList: true, subtree: true});
    addEventListener('DOMContentLoaded', function () { parsing.disconnect(); });
  }
  addEventListener('toggle', remember, true);
  addEventListener('page-changed', function () { open(); remember(); });
})()`;

/** Puts the script before the content of each page. */
export default function earlyRows(): Plugin {
  return {
    name: 'early-rows',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: script.replace(/\s+/g, ' ').trim()}]}),
  };
}

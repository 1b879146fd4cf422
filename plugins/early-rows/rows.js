/*
 * Opens the `<details>` that the hash leads to, or that contain its target: a browser opens only those around the target,
 * and only where it follows the hash itself. The entry of the history remembers which rows are open (`openRows`), so that
 * Back leads to the same place. On the first page each row is opened as soon as it is parsed, before it is painted, so
 * nothing moves; after that, src/client/scroll.ts sends an event.
 */
import {PAGE_CHANGED} from '../../src/client/events';
import {findTarget} from '../../src/client/target';

function openRows() {
  const selector = history.state?.openRows;
  if (selector) for (const row of document.querySelectorAll(selector)) row.open = true;
  const target = findTarget(location.hash);
  let wasClosed = false;
  for (let element = target; element; element = element.parentElement) {
    if (!(element instanceof HTMLDetailsElement) || element.open) continue;
    element.open = true;
    wasClosed = true;
  }
  if (wasClosed) target?.scrollIntoView();
}

function rememberRows() {
  const rows = [...document.querySelectorAll('.markdown details[open][id]')];
  const selector = rows.map(({id}) => `#${CSS.escape(id)}`).join();
  history.replaceState({...history.state, openRows: selector}, '');
}

if (location.hash || history.state) {
  const parsing = new MutationObserver(openRows);
  parsing.observe(document, {childList: true, subtree: true});
  addEventListener('DOMContentLoaded', () => parsing.disconnect());
}
addEventListener('toggle', rememberRows, true);
addEventListener(PAGE_CHANGED, () => {
  openRows();
  rememberRows();
});

/*
 * Opens the `<details>` that the hash leads to, or that contain its target: a browser opens only those around the target,
 * and only where it follows the hash itself. The entry of the history remembers which rows are open (`openRows`), so that
 * Back leads to the same place. On the first page each row is opened as soon as it is parsed, before it is painted, so
 * nothing moves; after that, src/client/scroll.ts sends an event.
 */
import {PAGE_CHANGED} from '../../src/client/events';
import {findTarget} from '../../src/client/target';

function openRows() {
  for (const id of history.state?.openRows ?? []) open(document.getElementById(id));
  const target = findTarget(location.hash);
  const wasClosed = open(target);
  // A browser scrolls to neither the content of a closed row nor an id that the hash does not spell.
  if (target && (wasClosed || target.id !== location.hash.slice(1))) target.scrollIntoView();
}

/** Opens the rows that contain an element. Returns whether one was closed. */
function open(/** @type {Element | null | undefined} */ element) {
  let wasClosed = false;
  for (let row = element?.closest('details'); row; row = row.parentElement?.closest('details')) {
    wasClosed ||= !row.open;
    row.open = true;
  }
  return wasClosed;
}

function rememberRows() {
  const rows = [...document.querySelectorAll('.markdown details[open]')];
  const openRows = rows.flatMap(row => row.id || row.querySelector(':scope > summary > [id]')?.id || []);
  history.replaceState({...history.state, openRows}, '');
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

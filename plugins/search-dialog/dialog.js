/*
 * Opens and closes the search dialog, from the first paint on: on a slow network React starts seconds later, and a
 * shortcut, a click and the letters after it would be lost. src/components/search/useSearchDialog.ts listens to both.
 */
import {SEARCH_OPENED} from '../../src/client/events';
import {isApple} from '../../src/components/shared/isApple';

/** @type {() => HTMLDialogElement | null} */
const getDialog = () => document.querySelector('#search-dialog');

function open() {
  const dialog = getDialog();
  if (!dialog || dialog.open) return;
  // On a phone the dialog covers the page, which is then not rendered (src/css/search.css).
  document.querySelector('.main-wrapper')?.toggleAttribute('data-covered', true);
  dialog.querySelector('form')?.reset();
  dialog.showModal();
  dialog.dispatchEvent(new Event(SEARCH_OPENED));
  dialog.querySelector('input')?.focus();
}

/** @param {KeyboardEvent} event */
function isTyping(event) {
  // The path includes the field even in a shadow tree.
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
}

addEventListener('keydown', event => {
  const {key, ctrlKey, metaKey} = event;
  const dialog = getDialog();
  // In a text field the other key is the field's: on a Mac, Ctrl+K deletes to the end of the line.
  const [own, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  const isShortcut = own || (other && !isTyping(event));
  const toggles = isShortcut && key.toLowerCase() === 'k';
  if (!toggles && (key !== '/' || dialog?.open || isTyping(event))) return;
  event.preventDefault();
  if (dialog?.open) dialog.close();
  else open();
});
addEventListener('click', ({target}) => {
  if (target instanceof Element && target.closest('.DocSearch-Button')) open();
});
addEventListener('mousedown', event => {
  const dialog = getDialog();
  if (event.target !== dialog || event.button !== 0) return;
  // The focus returns to the page, and would go on to the element under the pointer.
  event.preventDefault();
  dialog?.close();
});

/*
 * Opens and closes the search dialog, from the first paint on: on a slow network React starts seconds later, and a
 * shortcut, a click and the letters after it would be lost. src/components/search/useSearchDialog.ts listens to both.
 */
import {SEARCH_OPENED} from '../../src/client/events';
import {isApple} from '../../src/components/shared/isApple';

/**
 * @param {HTMLDialogElement} dialog
 * @param {HTMLFormElement} form
 */
function open(dialog, form) {
  if (dialog.open) return;
  // On a phone the dialog covers the page, which is then not rendered (src/css/search.css).
  document.querySelector('.main-wrapper')?.toggleAttribute('data-covered', true);
  dialog.showModal();
  dialog.dispatchEvent(new Event(SEARCH_OPENED));
  form.querySelector('input')?.focus();
}

/** @param {KeyboardEvent} event */
function isTyping(event) {
  // The path includes the field even in a shadow tree.
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
}

/** @type {HTMLDialogElement | null} */
const dialog = document.querySelector('#search-dialog');
const form = dialog?.querySelector('form');
if (dialog && form) {
  addEventListener('keydown', event => {
    const {key, ctrlKey, metaKey} = event;
    // In a text field of a Mac, Ctrl+K deletes to the end of the line.
    const isShortcut = metaKey || (ctrlKey && !(isApple() && isTyping(event)));
    const toggles = isShortcut && key.toLowerCase() === 'k';
    if (!toggles && (key !== '/' || dialog.open || isTyping(event))) return;
    event.preventDefault();
    if (dialog.open) dialog.close();
    else open(dialog, form);
  });
  addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('.DocSearch-Button')) open(dialog, form);
  });
  dialog.addEventListener('mousedown', event => {
    if (event.target !== dialog || event.button !== 0) return;
    // The focus returns to the page, and would go on to the element under the pointer.
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener('close', () => form.reset());
}

import type {Plugin} from '@docusaurus/types';

/**
 * Opens the search's first field before React starts: on a slow network that takes seconds, and a shortcut, a click and
 * the letters after it would be lost. The field and its dialog are in the HTML (src/components/search/SearchStart).
 *
 * The script listens until src/theme/SearchBar aborts `earlySearch`. It uses no handlers in attributes, so that a content
 * security policy can allow it by its hash.
 */
const script = `
(function () {
  var listening = (window.earlySearch = new AbortController());
  function start(event) {
    var dialog = document.querySelector('dialog[data-search-start]');
    if (!dialog) return;
    event.preventDefault();
    if (dialog.open) return dialog.close();
    dialog.onmousedown = function (event) { if (event.target === dialog) dialog.close(); };
    dialog.oncancel = function () { dialog.querySelector('form').reset(); };
    dialog.showModal();
    dialog.querySelector('input').focus();
  }
  function listen(type, isStart) {
    addEventListener(type, function (event) { if (isStart(event, event.composedPath()[0])) start(event); }, {signal: listening.signal});
  }
  listen('keydown', function (event, target) {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') return true;
    return event.key === '/' && !target.closest('input, select, textarea, [contenteditable]');
  });
  listen('click', function (event, target) { return target.closest('.DocSearch-Button'); });
})()`;

/** Puts the script into each page. */
export default function earlySearch(): Plugin {
  return {
    name: 'early-search',
    injectHtmlTags: () => ({
      preBodyTags: [{tagName: 'script', innerHTML: script.replace(/\s+/g, ' ').trim()}],
    }),
  };
}

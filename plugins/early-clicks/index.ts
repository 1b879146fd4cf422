import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the last click on a button or a tab before React starts, and repeats it once React can answer it: on a slow
 * network that takes seconds, and the click would be lost. A key on a tab is kept too; on a button it is a click. React
 * itself repeats only clicks on parts of a page that it has not reached, after its code has arrived.
 *
 * React answers clicks from the event `page-changed` on (src/client/scroll.ts), but the color mode toggle only after the
 * next render, which sets `data-has-hydrated`. Docusaurus disables the toggle until then, so the browser would send no
 * click, and replaces all tabs with that render, so a tab is remembered by its place.
 */
const script = `
(function () {
  var root = document.documentElement, kept, place, isLive;
  function tabs() { return Array.from(document.querySelectorAll('[role=tab]')); }
  function keep(event) {
    var control = event.target.closest(event.type == 'click' ? 'button:not([type=submit]),[role=tab]' : '[role=tab]');
    if (!control) return;
    kept = !isLive && !event.defaultPrevented && event;
    place = tabs().indexOf(control);
  }
  addEventListener('click', keep);
  addEventListener('keydown', keep);
  document.querySelectorAll('.navbar :disabled').forEach(function (button) { button.disabled = false; });
  addEventListener('page-changed', function () { isLive = true; }, {once: true});
  new MutationObserver(function (changes, observer) {
    if (root.dataset.hasHydrated != 'true') return;
    observer.disconnect();
    removeEventListener('click', keep);
    removeEventListener('keydown', keep);
    if (kept) (tabs()[place] || kept.target).dispatchEvent(new kept.constructor(kept.type, kept));
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
})()`;

/** Puts the script at the end of each page: the toggle is there, and plugins/early-search has taken its own clicks. */
export default function earlyClicks(): Plugin {
  return {
    name: 'early-clicks',
    injectHtmlTags: () => ({postBodyTags: [{tagName: 'script', innerHTML: script.replace(/\s+/g, ' ').trim()}]}),
  };
}

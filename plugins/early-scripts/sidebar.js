/*
 * Scrolls the sidebar to the link of the current page, if it is out of view. `scrollIntoView` would also scroll the page.
 * A callback of an animation frame runs before the frame is painted, so nothing moves when the page loads, and the layout
 * of the next page, which it reads, is not a part of the task that renders it.
 */
import {PAGE_CHANGED} from '../../src/client/events';

function showCurrent() {
  // The sidebar is complete when the content after it begins.
  if (!document.querySelector('main')) {
    requestAnimationFrame(showCurrent);
    return;
  }
  const link = document.querySelector('.menu__link[aria-current]');
  const menu = link?.closest('.menu');
  if (!link || !menu) return;
  const {top, bottom} = link.getBoundingClientRect();
  const view = menu.getBoundingClientRect();
  if (top < view.top || bottom > view.bottom) menu.scrollTop += top - (view.top + view.bottom) / 2;
}

showCurrent();
addEventListener(PAGE_CHANGED, () => requestAnimationFrame(showCurrent));

/*
 * Client module: scrolls the sidebar to the link of the current page, if it is out of view. `scrollIntoView` would also
 * scroll the page. At the first load a rule of src/css/navigation.css does it, where a browser knows it.
 */
export function onRouteDidUpdate(): void {
  const link = document.querySelector('.theme-doc-sidebar-container .menu__link[aria-current]');
  const menu = link?.closest('.menu');
  if (!link || !menu) return;
  const {top, bottom} = link.getBoundingClientRect();
  const view = menu.getBoundingClientRect();
  if (top < view.top || bottom > view.bottom) menu.scrollTop += top - (view.top + view.bottom) / 2;
}

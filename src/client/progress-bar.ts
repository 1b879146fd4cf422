/*
 * Client module: ends the progress bar when the next page is painted. To end it, Docusaurus reads the layout, in the task that
 * has put the page into the document.
 */
import progressBar from '@docusaurus/theme-classic/lib/nprogress';

const {onRouteDidUpdate} = progressBar;
progressBar.onRouteDidUpdate = update => {
  requestAnimationFrame(() => setTimeout(() => onRouteDidUpdate?.(update)));
};

/*
 * Client module: makes plugins/early-scripts open the rows of a page that React has rendered, and opens a page at its
 * top unless the hash names an element of it. Docusaurus keeps the scroll position of the previous page for every hash,
 * for example for code in the playground's URL.
 */
import type {ClientModule} from '@docusaurus/types';
import {PAGE_CHANGED, send} from './events';
import {findTarget} from './target';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location: {pathname, hash}, previousLocation}) => {
  send(PAGE_CHANGED);
  if (!previousLocation || previousLocation.pathname === pathname || !hash) return;
  if (!findTarget(hash)) window.scrollTo(0, 0);
};

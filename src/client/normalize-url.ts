/*
 * Client module: normalizes the page's URL before the router reads it. Some hosts serve
 * /docs/matchers/array/index.html and /docs//matchers. Docusaurus strips the endings too late (it loads the code of
 * the not-found page first) and does not find a path with a doubled slash.
 */
import {normalizePath} from './normalize-path';

if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const path = normalizePath(pathname);
  if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash);
}

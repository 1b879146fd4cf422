/*
 * Client module: normalizes the page's URL before the router reads it. Some hosts serve
 * /docs/matchers/array/index.html and /docs//matchers. Docusaurus strips the endings too late (it loads the code of
 * the not-found page first) and does not find a path with a doubled slash.
 */

/**
 * @param pathname the path of a URL
 * @returns the path without `.html` or `/index.html` at its end and without doubled slashes; in a path that the router could
 *   not decode, each invalid part is a replacement character
 */
export const normalizePath = (pathname: string): string =>
  repairEncoding(pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '') || '/';

function repairEncoding(pathname: string): string {
  try {
    decodeURI(pathname);
    return pathname;
  } catch {
    return pathname.replace(/%(?![0-7][\da-f])(?:[\da-f]{2})?/gi, '%EF%BF%BD');
  }
}

if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const path = normalizePath(pathname);
  if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash);
}

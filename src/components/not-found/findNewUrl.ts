import {redirects} from '@site/config/redirects';

/**
 * The new URL of a moved page, with the query and the anchor.
 * @param baseUrl the path of the site, which begins and ends with a slash
 * @returns `undefined` for a path without a redirect
 */
export function findNewUrl(location: Pick<Location, 'pathname' | 'search' | 'hash'>, baseUrl: string) {
  const oldPath = `/${location.pathname.slice(baseUrl.length)}`.replace(/(.)\/$/, '$1');
  const [, path] = Object.entries(redirects).find(([old]) => old === oldPath) ?? [];
  return path && baseUrl + path.slice(1) + location.search + location.hash;
}

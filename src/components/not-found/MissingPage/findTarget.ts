import {redirects} from '@site/config/redirects';

interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * The new URL of a moved page, with the query and, if the redirect has none of its own, the anchor.
 * @param baseUrl the path of the site, which begins and ends with a slash
 * @returns `undefined` for a path without a redirect
 */
export function findTarget(
  {pathname, search, hash}: Location,
  baseUrl: string,
  moved: Readonly<Record<string, string>> = redirects,
): string | undefined {
  const path = `/${pathname.slice(baseUrl.length)}`.replace(/(.)\/$/, '$1');
  const [target, anchor] = (Object.hasOwn(moved, path) ? moved[path] : undefined)?.split('#') ?? [];
  if (target === undefined) return undefined;
  return `${baseUrl}${target.slice(1)}${search}${anchor === undefined ? hash : `#${anchor}`}`;
}

/**
 * The path of a URL on the site.
 * @param url an absolute URL, or a path or hash
 * @param homes the origins of the site
 * @param baseUrl the prefix of all its paths, e.g. `/`
 * @returns the path with query and hash; `undefined` for a URL outside the site
 */
export function getPathWithin(url: string, homes: readonly string[], baseUrl: string): string | undefined {
  const home = homes.find(origin => url.startsWith(origin + baseUrl));
  const path = /^[/#]/.test(url) ? url : home && url.slice(home.length);
  return path !== undefined && staysOnHost(path) ? path : undefined;
}

const HOST = 'https://host.invalid';

/**
 * Whether a path stays a path of this host, and not `//example.org`, when it is decoded twice: the router decodes the URL,
 * and then its own location again. It throws an error for one that it cannot decode.
 */
function staysOnHost(path: string): boolean {
  try {
    const {origin, pathname} = new URL(decodeURI(decodeURI(path)), HOST);
    return origin === HOST && !pathname.includes('//');
  } catch {
    return false;
  }
}

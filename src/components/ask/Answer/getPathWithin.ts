/**
 * The path of a URL on the site.
 * @param url an absolute URL
 * @param homes the origins of the site
 * @param baseUrl the prefix of all its paths, e.g. `/`
 * @returns the path with query and hash; `undefined` for a URL outside the site
 */
export function getPathWithin(url: string, homes: readonly string[], baseUrl: string): string | undefined {
  const home = homes.find(origin => url.startsWith(origin + baseUrl));
  return home && url.slice(home.length);
}

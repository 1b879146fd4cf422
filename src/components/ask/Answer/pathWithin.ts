/**
 * The path of an address on the site.
 * @param address an absolute address
 * @param homes the origins of the site
 * @param baseUrl the prefix of all its paths, e.g. `/`
 * @returns the path with query and hash; `undefined` for an address outside the site
 */
export function pathWithin(address: string, homes: readonly string[], baseUrl: string): string | undefined {
  const home = homes.find(each => address.startsWith(each + baseUrl));
  return home && address.slice(home.length);
}

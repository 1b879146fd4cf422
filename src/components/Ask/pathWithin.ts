/**
 * Where on the site an address leads.
 * @param address absolute
 * @param homes the origins under which the site is known
 * @param baseUrl what all its paths begin with, e.g. `/`
 * @returns its path with query and hash; nothing for an address elsewhere
 */
export function pathWithin(address: string, homes: readonly string[], baseUrl: string): string | undefined {
  const home = homes.find(each => address.startsWith(each + baseUrl));
  return home && address.slice(home.length);
}

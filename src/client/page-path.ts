/**
 * @param pathname the path of an address
 * @returns the path without `.html` or `/index.html` at its end and without doubled slashes
 */
export const pagePath = (pathname: string): string =>
  pathname.replace(/\/{2,}/g, '/').replace(/(?:\/index)?\.html$/, '') || '/';

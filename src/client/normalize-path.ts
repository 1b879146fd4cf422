/**
 * @param pathname the path of a URL
 * @returns the path without `.html` or `/index.html` at its end and without doubled slashes
 */
export const normalizePath = (pathname: string): string =>
  pathname.replace(/\/{2,}/g, '/').replace(/(?:\/index)?\.html$/, '') || '/';

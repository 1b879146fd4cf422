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

import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Where the product's build stands. */
export const BUILD = path.resolve('build');

/** The paths that the build's sitemap lists, e.g. `/docs/matchers/array`. */
export function sitemapPaths(): string[] {
  const xml = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>(?<url>[^<]+)<\/loc>/g)].map(match => new URL(match.groups?.url ?? '').pathname);
}

/**
 * The HTML file of a path.
 * @param pathname as in the sitemap, with or without a final slash
 */
export function htmlOf(pathname: string): string {
  const file = pathname.endsWith('.html') ? pathname : path.join(pathname, 'index.html');
  return readFileSync(path.join(BUILD, file), 'utf8');
}

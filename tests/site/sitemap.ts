import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';

/** The folder of the product's build. */
export const BUILD = path.resolve('build');

/** The paths that the build's sitemap lists, e.g. `/docs/matchers/array`. */
export function sitemapPaths(): string[] {
  const xml = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>(?<url>[^<]+)<\/loc>/g)].map(match => new URL(match.groups?.url ?? '').pathname);
}

/**
 * The HTML file of a path.
 * @param pathname as in the sitemap, with or without a trailing slash
 */
export function readHtml(pathname: string): string {
  const file = pathname.endsWith('.html') ? pathname : path.join(pathname, 'index.html');
  return readFileSync(path.join(BUILD, file), 'utf8');
}

const documents = new Map<string, CheerioAPI>();

/** The document of a path, for tests that only read. A worker parses each once. */
export function readDocument(pathname: string): CheerioAPI {
  const document = documents.get(pathname) ?? load(readHtml(pathname));
  documents.set(pathname, document);
  return document;
}

import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Section} from '../../src/search/section';
import {sectionsOf} from './sections';

/** Where a site was built, and its routes: what Docusaurus gives a plugin after the build. */
interface BuiltSite {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly routesPaths: readonly string[];
}

const read = new Map<string, Promise<readonly Section[]>>();

/**
 * The sections of every built page, in the order of the routes. However many plugins ask, a site is read once.
 * @throws {Error} when a route's page is not there
 */
export function pageContent(site: BuiltSite): Promise<readonly Section[]> {
  const known = read.get(site.outDir) ?? readPages(site);
  read.set(site.outDir, known);
  return known;
}

async function readPages({outDir, baseUrl, routesPaths}: BuiltSite): Promise<readonly Section[]> {
  const pages = routesPaths.filter(route => !route.endsWith('.html') && !route.includes('*'));
  const sections = await Promise.all(
    pages.map(async route => {
      const file = path.join(outDir, route.slice(baseUrl.length), 'index.html');
      return sectionsOf(await readFile(file, 'utf8'), route);
    }),
  );
  return sections.flat();
}

import {normalizePath} from '@jest-extended/catalogue/normalize-path';
import type {SearchClient} from '@jest-extended/search/client';

/** The most sections of an answer. */
const DEPTH = 10;

/**
 * Finds sections of the docs for a query, with either engine.
 * @returns their paths as the catalogue has them, best first
 */
export async function findSectionUrls(search: SearchClient['search'], query: string): Promise<string[]> {
  const {hits} = await search({text: query, hitsPerPage: DEPTH});
  return hits.map(({url}) => normalizePath(url)).filter(url => url.startsWith('/docs/'));
}

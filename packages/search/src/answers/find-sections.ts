import {normalizePath} from '@jest-extended/catalogue/normalize-path';
import type {SearchClient} from '../client';
import {removeFrame} from '@jest-extended/text/stop-words';

/** The most sections of an answer. */
const DEPTH = 10;

/** What a search finds. */
export interface FoundSections {
  /** The paths of sections of the docs as the catalogue has them, best first. */
  readonly urls: readonly string[];
  /** The number of all hits. */
  readonly count: number;
  /** The query without misspellings. */
  readonly corrected: string;
  /** Whether the whole query is about one of them. */
  readonly isAbout: boolean;
}

/** Finds sections of the docs for a query, with either engine. */
export async function findSections(search: SearchClient['search'], query: string): Promise<FoundSections> {
  const {hits, count, correction} = await search({text: removeFrame(query), hitsPerPage: DEPTH});
  const urls = hits.map(({url}) => normalizePath(url)).filter(url => url.startsWith('/docs/'));
  return {urls, count, corrected: correction ?? query, isAbout: hits.some(({isAbout}) => isAbout)};
}

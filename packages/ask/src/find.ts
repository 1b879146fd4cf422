import {normalizePath} from '@jest-extended/catalogue/normalize-path';
import type {SearchClient} from '@jest-extended/search/client';

/**
 * Finds sections of the docs for a query.
 * @returns their addresses on the site, best first
 */
export type Find = (query: string) => Promise<readonly string[]>;

/** The most sections of an answer. */
const DEPTH = 10;

/** Finds sections with the site's search, whichever engine it uses. */
export const findWith =
  (search: SearchClient['search']): Find =>
  async text => {
    const {hits} = await search({text, hitsPerPage: DEPTH});
    return hits.map(({url}) => normalizePath(url)).filter(url => url.startsWith('/docs/'));
  };

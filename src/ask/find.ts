import type {SearchClient} from '../search/client';

/**
 * Finds sections for a query.
 * @returns their addresses on the site, best first
 */
export type Find = (query: string) => Promise<readonly string[]>;

/** The number of hits that are considered. */
export const DEPTH = 10;

/**
 * Finds sections with the site's search client, whichever engine it uses.
 * @param facetFilters the filters of the contextual search
 */
export const findWith =
  (client: Pick<SearchClient, 'search'>, indexName: string, facetFilters: string[] = []): Find =>
  async query => {
    const {results} = await client.search([{indexName, query, hitsPerPage: DEPTH, facetFilters}]);
    return (results[0]?.hits ?? []).map(({url}) => {
      const {pathname, hash} = new URL(url);
      return pathname + hash;
    });
  };

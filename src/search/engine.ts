import {allowedBy} from './filters';
import {hitOf} from './hits';
import type {SearchRequest, SearchResponse} from './protocol';
import {indexed} from './rank';
import type {Section} from './section';

const HITS_PER_PAGE = 20;

/**
 * Indexes sections for the search in the page. It answers in Algolia's format.
 * @param home the address of the site, e.g. `https://example.org`
 */
export function createEngine(sections: readonly Section[], home: string): (request: SearchRequest) => SearchResponse {
  const rank = indexed(sections);
  return request => {
    const {indexName, query = '', page = 0, hitsPerPage = HITS_PER_PAGE, facetFilters} = request;
    const ranked = rank(query, allowedBy(facetFilters));
    return {
      index: indexName,
      query,
      hits: ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(one => hitOf(one, request, home)),
      nbHits: ranked.length,
      page,
      nbPages: hitsPerPage > 0 ? Math.ceil(ranked.length / hitsPerPage) : 0,
      hitsPerPage,
    };
  };
}

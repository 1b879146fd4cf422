import type {DocSearchClient} from '@docsearch/react/modal';
import {useEvent} from '@docusaurus/theme-common';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {type Filters, HITS_IN_MODAL, type SearchResult} from '@jest-extended/search/client';
import {useRef, type KeyboardEvent} from 'react';
import {suggestQueries} from '@site/src/components/search/suggestQueries';
import {useSearch} from '@site/src/components/search/useSearch';
import {searchClient} from '@site/src/components/search/searchClient';
import {isComposing} from '@site/src/components/shared/isComposing';
import {toDocSearchHit} from './toDocSearchHit';

/** DocSearch shows 'Unable to fetch results' only for an error with this name. */
class DocSearchError extends Error {
  override readonly name = 'RetryError';
}

const fetchHits = (text: string, filters: Filters): Promise<SearchResult> =>
  searchClient.search({text, filters, hitsPerPage: HITS_IN_MODAL});

/**
 * The site's search as DocSearch's client.
 * @param onQuery called with the query of each search
 */
export function useDocSearchClient(onQuery: (query: string) => void) {
  const {indexName} = useAlgoliaThemeConfig().algolia;
  const {outcome, search: startSearch} = useSearch(fetchHits, undefined, searchClient.prepare);
  const latest = useRef<{readonly query: string; readonly result: Promise<SearchResult>; isPending: boolean}>(
    undefined,
  );

  const createResponse = (query: string, {hits, count}: SearchResult) => {
    const suggestions = count === 0 ? suggestQueries(query) : [];
    return {results: [{index: indexName, hits: hits.map(toDocSearchHit), nbHits: count, suggestions}]};
  };
  const search: DocSearchClient['search'] = useEvent(async ({requests: [{query}]}) => {
    onQuery(query);
    const request = {query, result: startSearch(query), isPending: true};
    latest.current = request;
    try {
      return createResponse(query, await request.result);
    } catch (cause) {
      // The result of a later search replaces a failure.
      const {current: last = request} = latest;
      if (last === request) throw new DocSearchError('The search failed.', {cause});
      return createResponse(last.query, await last.result);
    } finally {
      request.isPending = false;
    }
  });

  /**
   * Makes Enter in the field wait for the hits of the current query. Otherwise it would open the best hit of the previous
   * query, or keep the hits from being shown.
   */
  const onEnter = (event: KeyboardEvent) => {
    const {key, target, nativeEvent} = event;
    // During IME composition, Enter confirms the text.
    const isEnter = key === 'Enter' && !isComposing(nativeEvent);
    if (!isEnter || !latest.current?.isPending || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    const repetition = new window.KeyboardEvent('keydown', nativeEvent);
    const press = () => {
      // The reader may have begun to ask.
      if (document.activeElement === target) target.dispatchEvent(repetition);
    };
    // DocSearch processes the hits in promises, which are settled before the next task.
    void latest.current.result.then(
      () => setTimeout(press),
      () => undefined,
    );
  };

  return {outcome, search, onEnter};
}

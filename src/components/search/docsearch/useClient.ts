import type {DocSearchClient} from '@docsearch/react/modal';
import {useEvent} from '@docusaurus/theme-common';
import {useAlgoliaThemeConfig, useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import {useRef, useState, type KeyboardEvent} from 'react';
import {suggestionsFor} from '@site/src/components/search/suggestions';
import {useSearchFilters} from '@site/src/components/search/useSearchFilters';
import {searchClient} from '@site/src/search';
import {HITS_IN_MODAL} from '@site/src/search/client';
import {toDocSearchHit} from './hit';

/** The outcome of a search. */
export interface Outcome {
  readonly query: string;
  /** The number of hits; `undefined` if the search failed. */
  readonly count: number | undefined;
}

/** DocSearch shows 'Unable to fetch results' only for an error with this name. */
class DocSearchError extends Error {
  override readonly name = 'RetryError';
}

/**
 * The site's search as DocSearch's client.
 * @param onQuery called with the query of each search
 */
export function useClient(onQuery: (query: string) => void) {
  const {indexName} = useAlgoliaThemeConfig().algolia;
  const filters = useSearchFilters();
  const pathOf = useSearchResultUrlProcessor();
  const [outcome, setOutcome] = useState<Outcome>();
  const latest = useRef<ReturnType<DocSearchClient['search']>>(undefined);
  const isSearching = useRef(false);

  const search: DocSearchClient['search'] = useEvent(({requests: [{query}]}) => {
    onQuery(query);
    const settle = (count: number | undefined) => {
      if (latest.current !== answer) return;
      isSearching.current = false;
      setOutcome({query, count});
    };
    const answer: ReturnType<DocSearchClient['search']> = searchClient
      .search({text: query, filters, hitsPerPage: HITS_IN_MODAL})
      .then(
        ({hits, count}) => {
          settle(count);
          const suggestions = count === 0 ? suggestionsFor(query) : [];
          return {
            results: [
              {
                index: indexName,
                hits: hits.map(hit => toDocSearchHit(hit, pathOf(hit.link))),
                nbHits: count,
                suggestions,
              },
            ],
          };
        },
        (cause: unknown) => {
          // The result of a later search replaces this one.
          if (latest.current && latest.current !== answer) return latest.current;
          settle(undefined);
          throw new DocSearchError('The search failed.', {cause});
        },
      );
    latest.current = answer;
    isSearching.current = true;
    return answer;
  });

  /**
   * Makes Enter in the field wait for the hits of the current query. Otherwise it would open the best hit of the previous
   * query, or keep the hits from being shown.
   */
  const onEnter = (event: KeyboardEvent) => {
    const {key, target, nativeEvent} = event;
    // During IME composition, Enter confirms the text.
    const isEnter = key === 'Enter' && !nativeEvent.isComposing;
    if (!isEnter || !isSearching.current || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    const again = new window.KeyboardEvent('keydown', nativeEvent);
    const press = () => {
      // The reader may have begun to ask.
      if (document.activeElement === target) target.dispatchEvent(again);
    };
    // DocSearch processes the hits in promises, which are settled before the next task.
    void latest.current?.then(() => setTimeout(press), ignore);
  };

  return {outcome, search, onEnter};
}

const ignore = (): void => undefined;

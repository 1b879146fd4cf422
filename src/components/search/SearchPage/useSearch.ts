import {useEvent} from '@docusaurus/theme-common';
import {useEffect, useState} from 'react';
import {useSearchFilters} from '@site/src/components/search/useSearchFilters';
import {searchClient} from '@site/src/search';
import {HITS_PER_PAGE, type SearchResult} from '@site/src/search/client';

/** The outcome of a search. */
export type Outcome = Found | {readonly query: string; readonly failed: true};

/** The hits that were fetched so far. */
export interface Found extends SearchResult {
  readonly query: string;
}

const EXCERPT_WORDS = 30;

/** The longest query, in characters: the limit of the modal's field and of Algolia. */
const MAX_LENGTH = 512;

/**
 * Searches while the reader types.
 * @param query without surrounding whitespace; an empty one is not searched for
 */
export function useSearch(query: string) {
  const filters = useSearchFilters();
  const [outcome, setOutcome] = useState<Outcome>();

  const fetchPage = useEvent(async (page: number): Promise<Found> => {
    const text = query.slice(0, MAX_LENGTH);
    return {query, ...(await searchClient.search({text, page, filters, excerptWords: EXCERPT_WORDS}))};
  });

  useEffect(() => {
    if (!query) return;
    let isCurrent = true;
    const settle = (it: Outcome) => isCurrent && setOutcome(it);
    fetchPage(0).then(settle, () => settle({query, failed: true}));
    return () => {
      isCurrent = false;
    };
  }, [query, fetchPage]);

  const more = useEvent(async () => {
    if (!outcome || 'failed' in outcome) return;
    const page = Math.ceil(outcome.hits.length / HITS_PER_PAGE);
    const then = (next: Outcome) => setOutcome(now => (now === outcome ? next : now));
    try {
      const {hits} = await fetchPage(page);
      then({...outcome, hits: [...outcome.hits, ...hits]});
    } catch {
      then({query, failed: true});
    }
  });

  return {
    /** The outcome of the last completed search; `undefined` before the first one, and while the query is empty. */
    outcome: query ? outcome : undefined,
    /** Adds the next page of hits to the outcome. */
    more,
  };
}

import {useEvent} from '@docusaurus/theme-common';
import {useEffect, useState} from 'react';
import {useSearchContext} from '@site/src/components/Search/useSearchContext';
import {searchClient} from '@site/src/search';
import type {SearchHit} from '@site/src/search/protocol';

/** What came of a search. */
export type Answer = Found | {readonly query: string; readonly failed: true};

/** What was found, as far as it was fetched. */
export interface Found {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  /** Of all of them, fetched or not. */
  readonly count: number;
}

const HITS_PER_PAGE = 20;

/** As many signs as the modal's field takes; Algolia takes no more either. */
const MOST_SIGNS = 512;

/**
 * Searches while the reader types.
 * @param query an empty one is not searched for
 */
export function useAnswer(query: string) {
  const context = useSearchContext();
  const [answer, setAnswer] = useState<Answer>();

  const ask = useEvent(async (page: number): Promise<Found> => {
    const {results} = await searchClient.search([
      {
        ...context,
        query: query.slice(0, MOST_SIGNS),
        page,
        hitsPerPage: HITS_PER_PAGE,
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        attributesToSnippet: ['content:30'],
        snippetEllipsisText: '…',
      },
    ]);
    return {query, hits: results[0]?.hits ?? [], count: results[0]?.nbHits ?? 0};
  });

  useEffect(() => {
    if (!query) return;
    let wanted = true;
    const tell = (it: Answer) => wanted && setAnswer(it);
    ask(0).then(tell, () => tell({query, failed: true}));
    return () => {
      wanted = false;
    };
  }, [query, ask]);

  const more = useEvent(async () => {
    if (!answer || 'failed' in answer) return;
    const page = Math.floor(answer.hits.length / HITS_PER_PAGE);
    const then = (next: Answer) => setAnswer(now => (now === answer ? next : now));
    try {
      const {hits} = await ask(page);
      then({...answer, hits: [...answer.hits, ...hits]});
    } catch {
      then({query, failed: true});
    }
  });

  return {
    /** Of the last search that was answered; `undefined` before the first, and while there is nothing to search for. */
    answer: query ? answer : undefined,
    /** Adds the next hits to the answer. */
    more,
  };
}

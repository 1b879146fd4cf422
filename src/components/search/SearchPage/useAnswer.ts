import {useEvent} from '@docusaurus/theme-common';
import {useEffect, useState} from 'react';
import {useSearchContext} from '@site/src/components/search/useSearchContext';
import {searchClient} from '@site/src/search';
import type {SearchHit} from '@site/src/search/protocol';

/** The outcome of a search. */
export type Answer = Found | {readonly query: string; readonly failed: true};

/** The hits that were fetched so far. */
export interface Found {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  /** The number of all hits, including those not fetched yet. */
  readonly count: number;
}

const HITS_PER_PAGE = 20;

/** The longest query, in characters: the limit of the modal's field and of Algolia. */
const MAX_LENGTH = 512;

/**
 * Searches while the reader types.
 * @param query without surrounding whitespace; an empty one is not searched for
 */
export function useAnswer(query: string) {
  const context = useSearchContext();
  const [answer, setAnswer] = useState<Answer>();

  const ask = useEvent(async (page: number): Promise<Found> => {
    const {results} = await searchClient.search([
      {
        ...context,
        query: query.slice(0, MAX_LENGTH),
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
    const settle = (it: Answer) => wanted && setAnswer(it);
    ask(0).then(settle, () => settle({query, failed: true}));
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
    /** The answer to the last completed search; `undefined` before the first one, and while the query is empty. */
    answer: query ? answer : undefined,
    /** Adds the next hits to the answer. */
    more,
  };
}

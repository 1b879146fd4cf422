import type {ModalClient} from '@docsearch/react/modal';
import {useCallback, useRef, useState, type KeyboardEvent} from 'react';
import {suggestionsFor} from '@site/src/components/search/suggestions';
import {searchClient} from '@site/src/search';

/** The outcome of a search. */
export type Outcome =
  {readonly query: string; readonly count: number} | {readonly query: string; readonly failed: true};

type Search = ModalClient['search'];

/**
 * The site's search client for DocSearch, with the outcome of the last search.
 * @param onQuery called with the query of each search
 */
export function useHeardSearch(onQuery: (query: string) => void) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [count, setCount] = useState<number>();
  const last = useRef<ReturnType<Search>>(undefined);
  const waiting = useRef(false);
  const isQueued = useRef(false);

  const search: Search = useCallback(
    ({requests}) => {
      const query = requests[0]?.query ?? '';
      onQuery(query);
      const settle = (answer: ReturnType<Search>, reached: Outcome) => {
        if (last.current !== answer) return;
        waiting.current = false;
        setOutcome(reached);
        setCount('count' in reached ? reached.count : undefined);
      };
      const answer: ReturnType<Search> = searchClient.search(requests).then(
        ({results}) => {
          settle(answer, {query, count: results[0]?.nbHits ?? 0});
          return {results: results.map(it => (it.nbHits > 0 ? it : {...it, suggestions: suggestionsFor(query)}))};
        },
        (error: unknown) => {
          // The result of a later search replaces this one.
          if (last.current && last.current !== answer) return last.current;
          settle(answer, {query, failed: true});
          throw error;
        },
      );
      last.current = answer;
      waiting.current = true;
      return answer;
    },
    [onQuery],
  );

  const onEnter = useCallback((event: KeyboardEvent) => {
    const {target, key, metaKey, ctrlKey, shiftKey, nativeEvent} = event;
    if (key !== 'Enter' || !waiting.current || !(target instanceof HTMLInputElement)) return;
    // During IME composition, Enter confirms the text.
    if (nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (isQueued.current) return;
    isQueued.current = true;
    const again = new window.KeyboardEvent('keydown', {key, metaKey, ctrlKey, shiftKey, bubbles: true});
    // DocSearch processes the hits in promises, which are settled before the next task.
    const press = () =>
      setTimeout(() => {
        isQueued.current = false;
        // The reader may have begun to ask.
        if (document.activeElement === target) target.dispatchEvent(again);
      });
    void last.current?.then(press, () => (isQueued.current = false));
  }, []);

  return {
    outcome,
    /** The number of results of the last search; `undefined` before the first answer and after a failure. */
    count,
    search,
    /**
     * Makes Enter wait for the hits of the current query. Otherwise it would open the best hit of the previous query, or
     * keep the hits from being shown. A field without the focus gets no Enter.
     */
    onEnter,
  };
}

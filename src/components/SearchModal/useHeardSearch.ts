import type {ModalClient} from '@docsearch/react/modal';
import {useCallback, useRef, useState, type KeyboardEvent} from 'react';
import {suggestionsFor} from '@site/src/components/Search/suggestions';
import {searchClient} from '@site/src/search';

/** What came of the last search. */
export type Outcome =
  {readonly query: string; readonly count: number} | {readonly query: string; readonly failed: true};

type Search = ModalClient['search'];

/** The site's client as the modal asks it, with what came of the last search. */
export function useHeardSearch() {
  const [outcome, setOutcome] = useState<Outcome>();
  const last = useRef<ReturnType<Search>>(undefined);
  const waiting = useRef(false);

  const search: Search = useCallback(({requests}) => {
    const query = requests[0]?.query ?? '';
    const settle = (answer: ReturnType<Search>, came: Outcome) => {
      if (last.current !== answer) return;
      waiting.current = false;
      setOutcome(came);
    };
    const answer: ReturnType<Search> = searchClient.search(requests).then(
      ({results}) => {
        settle(answer, {query, count: results[0]?.nbHits ?? 0});
        return {results: results.map(it => (it.nbHits > 0 ? it : {...it, suggestions: suggestionsFor(query)}))};
      },
      (error: unknown) => {
        // A search that fails after a later one was made has no say.
        if (last.current && last.current !== answer) return last.current;
        settle(answer, {query, failed: true});
        throw error;
      },
    );
    last.current = answer;
    waiting.current = true;
    return answer;
  }, []);

  const onEnter = useCallback((event: KeyboardEvent) => {
    const {target, key, metaKey, ctrlKey, shiftKey} = event;
    if (key !== 'Enter' || !waiting.current || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    const again = new window.KeyboardEvent('keydown', {key, metaKey, ctrlKey, shiftKey, bubbles: true});
    // DocSearch takes the answer over in promises of its own, which are all done by the next task.
    const press = () => setTimeout(() => target.dispatchEvent(again));
    void last.current?.then(press, () => undefined);
  }, []);

  return {
    outcome,
    search,
    /** Has what came of the last search no longer be told: the reader turned to something else. */
    forget: useCallback(() => setOutcome(undefined), []),
    /**
     * Has Enter wait for the answer to what was typed. Without that it opens the best hit of what was typed before, or
     * nothing and keeps the answer from coming.
     */
    onEnter,
  };
}

import {findMatchers, reportFailure, type FinderResult, type FinderMatch} from '@jest-extended/finder';
import {useCallback, useEffect, useRef, useState} from 'react';
import {loadClient} from '@site/src/components/example/Run/loadRunner';
import {prefetch} from '@site/src/components/shared/load';

/** A value and an expectation, as the reader typed them. */
export interface Example {
  readonly value: string;
  readonly expected: string;
}

/** The state of the search. */
export type FinderState =
  | {readonly phase: 'idle' | 'running'}
  | {readonly phase: 'done'; readonly found: Exclude<FinderResult, {kind: 'replaced'}>}
  /** The sandbox could not be loaded. */
  | {readonly phase: 'failed'; readonly reason: string};

/** Loads the sandbox for a reader who is about to search. */
export const prepareFinder = (): void => prefetch(async () => (await loadClient()).prepare());

/** @returns Jest's report of a matcher's failure for a near value; nothing if there is none */
export const loadReport = (match: FinderMatch): Promise<string | undefined> =>
  loadClient().then(({run}) => reportFailure(match, run));

const isMessage = (error: unknown): error is Error => error instanceof Error;

/** Searches in the sandbox, one example at a time. Leaving the page ends the search. */
export function useFinder(): {readonly search: FinderState; readonly find: (example: Example) => void} {
  const [search, setSearch] = useState<FinderState>({phase: 'idle'});
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const find = useCallback((example: Example) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const settle = (to: FinderState) => {
      if (current.current === controller) setSearch(to);
    };
    setSearch({phase: 'running'});
    loadClient()
      .then(({run}) => findMatchers(example, run, controller.signal))
      .then(
        found => settle(found.kind === 'replaced' ? {phase: 'idle'} : {phase: 'done', found}),
        (error: unknown) => settle({phase: 'failed', reason: isMessage(error) ? error.message : String(error)}),
      );
  }, []);

  return {search, find};
}

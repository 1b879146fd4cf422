import {
  findMatchers,
  reportFailure,
  type FinderExample,
  type FinderMatch,
  type FinderResult,
} from '@jest-extended/finder';
import {useCallback, useEffect, useRef, useState} from 'react';
import {loadClient} from '@site/src/components/example/Run/loadRunner';
import {prefetch} from '@site/src/components/shared/load';

/** The state of the search. */
export type FinderState =
  | {readonly phase: 'idle' | 'running'}
  | {readonly phase: 'done'; readonly result: Exclude<FinderResult, {kind: 'replaced'}>}
  /** The sandbox could not be loaded. */
  | {readonly phase: 'failed'; readonly reason: string};

/** Loads the sandbox for a reader who is about to search. */
export const prepareFinder = (): void => prefetch(async () => (await loadClient()).prepare());

/** @returns Jest's report of a matcher's failure for a near value; nothing if there is none */
export const loadReport = (match: FinderMatch): Promise<string | undefined> =>
  loadClient().then(({run}) => reportFailure(match, run));

/** Searches in the sandbox, one example at a time. Leaving the page ends the search. */
export function useFinder(): {
  readonly state: FinderState;
  readonly find: (example: FinderExample) => void;
  /** Ends a search, and removes its result. */
  readonly clear: () => void;
} {
  const [state, setState] = useState<FinderState>({phase: 'idle'});
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const find = useCallback((example: FinderExample) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const settle = (next: FinderState) => {
      if (current.current === controller) setState(next);
    };
    setState({phase: 'running'});
    loadClient()
      .then(({run}) => findMatchers(example, run, controller.signal))
      .then(
        result => settle(result.kind === 'replaced' ? {phase: 'idle'} : {phase: 'done', result}),
        (error: unknown) => settle({phase: 'failed', reason: error instanceof Error ? error.message : String(error)}),
      );
  }, []);

  const clear = useCallback(() => {
    current.current?.abort();
    current.current = undefined;
    setState({phase: 'idle'});
  }, []);

  return {state, find, clear};
}

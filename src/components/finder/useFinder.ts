import {findMatchers, type FinderExample, type FinderResult} from '@jest-extended/runner/finder';
import {useEffect, useRef, useState} from 'react';
import {loadClient} from '@site/src/components/example/Run/loadRunner';

/** Searches in the sandbox, one example at a time. Leaving the page ends the search. */
export function useFinder(matchers: readonly string[]): {
  /** Nothing before the first search. */
  readonly result: FinderResult | {readonly kind: 'running'} | undefined;
  /** Ends the current search; without an example, it removes the result. */
  readonly find: (example?: FinderExample) => void;
} {
  const [result, setResult] = useState<ReturnType<typeof useFinder>['result']>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const find = (example?: FinderExample) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setResult(example && {kind: 'running'});
    if (!example) return;
    loadClient()
      .then(({run}) => findMatchers(example, matchers, run, controller.signal))
      .catch((error: unknown): FinderResult => ({
        kind: 'stopped',
        message: String(Reflect.get(Object(error), 'message')),
      }))
      .then(next => !controller.signal.aborted && setResult(next));
  };

  return {result, find};
}

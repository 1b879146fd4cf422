import {translate} from '@docusaurus/Translate';
import {useCallback, useEffect, useRef, useState} from 'react';
import type {ConsoleLine, Outcome} from '@site/src/runner/protocol';
import {fetchPart} from './part';

/** Where a run stands. */
export type RunState =
  | {readonly phase: 'idle'}
  | {
      readonly phase: 'running';
      /** What was printed so far. */
      readonly lines: readonly ConsoleLine[];
      /** How the run before ended, which stays in view until this one has something to show. */
      readonly previous: Outcome | undefined;
    }
  | {readonly phase: 'done'; readonly outcome: Outcome}
  /** There is no outcome: a part that a run needs could not be had, or the reader did not wait for it. */
  | {readonly phase: 'unavailable'; readonly reason: string};

/** Where a run stands, and what a reader can do about it. */
export interface Run {
  readonly state: RunState;
  /** A run that takes so long that a reader may want to stop it. */
  readonly isSlow: boolean;
  /** Fetches what a run needs. Call it when a reader is about to run: on hover, focus, touch. */
  readonly prepare: () => void;
  /** Runs the code; a run under way ends. */
  readonly start: (code: string, file: string) => void;
  readonly stop: () => void;
  /** Back to where no run has been. */
  readonly clear: () => void;
  /** Shows why something could not be had. */
  readonly fail: (error: unknown) => void;
}

const SLOW_AFTER_MS = 400;
/** What is running answers at once when it is stopped; what does not answer is not running. */
const STOP_WITHIN_MS = 500;

/** What runs, and what shows the result: nothing of it is in the page before a reader wants it. */
const loadClient = async () => {
  const [client] = await Promise.all([
    import('@site/src/runner/client'),
    import('@site/src/components/RunOutput'),
    import('@site/src/components/RunVerdict/Sentence'),
  ]);
  return client;
};

/** Runs examples, one at a time, and says where the run stands. Leaving the page ends the run. */
export function useRun(): Run {
  const [state, setState] = useState<RunState>({phase: 'idle'});
  const [isSlow, setSlow] = useState(false);
  const current = useRef<AbortController>(undefined);

  const end = useCallback(() => {
    const ended = current.current;
    current.current = undefined;
    ended?.abort();
  }, []);
  useEffect(() => end, [end]);

  const isRunning = state.phase === 'running';
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isRunning]);

  const fail = useCallback((error: unknown) => setState(unavailable(error)), []);

  const start = useCallback(
    (code: string, file: string) => {
      end();
      const controller = new AbortController();
      current.current = controller;
      const isCurrent = () => current.current === controller;
      setState(now => ({phase: 'running', lines: [], previous: lastOutcome(now)}));
      const onConsole = (more: readonly ConsoleLine[]) => {
        if (!isCurrent()) return;
        setState(now => (now.phase === 'running' ? {...now, lines: [...now.lines, ...more]} : now));
      };
      const settle = (to: RunState) => {
        if (!isCurrent()) return;
        current.current = undefined;
        setState(to);
      };
      const giveUp = () => settle({phase: 'unavailable', reason: stopped()});
      const {signal} = controller;
      signal.addEventListener('abort', giveUp);
      fetchPart(loadClient)
        .then(client => {
          signal.removeEventListener('abort', giveUp);
          signal.addEventListener('abort', () => setTimeout(giveUp, STOP_WITHIN_MS));
          return isCurrent() ? client.run(code, {file, signal, onConsole}) : undefined;
        })
        .then(
          outcome => outcome && settle({phase: 'done', outcome}),
          (error: unknown) => settle(unavailable(error)),
        );
    },
    [end],
  );

  const prepare = useCallback(() => {
    // What goes wrong here goes wrong again when the reader runs, and is told then.
    loadClient()
      .then(client => client.prepare())
      .catch(() => undefined);
  }, []);
  const stop = useCallback(() => current.current?.abort(), []);
  const clear = useCallback(() => {
    end();
    setState({phase: 'idle'});
  }, [end]);

  return {state, isSlow, prepare, start, stop, clear, fail};
}

const unavailable = (error: unknown): RunState => ({
  phase: 'unavailable',
  reason: error instanceof Error ? error.message : String(error),
});

const stopped = () =>
  translate({
    id: 'site.Run.stopped',
    message: 'Stopped.',
    description: 'When the reader stops a run before the code that runs tests was fetched',
  });

/** The outcome that is in view. */
export function lastOutcome(state: RunState): Outcome | undefined {
  if (state.phase === 'done') return state.outcome;
  return state.phase === 'running' && state.lines.length === 0 ? state.previous : undefined;
}

/** The console lines that are in view. */
export function lastLines(state: RunState): readonly ConsoleLine[] {
  const lines = state.phase === 'running' ? state.lines : [];
  return lines.length > 0 ? lines : (lastOutcome(state)?.console ?? []);
}

import {translate} from '@docusaurus/Translate';
import type {ConsoleLine, RunOutcome} from '@jest-extended/runner/protocol';
import {useCallback, useEffect, useRef, useState} from 'react';
import {findReplacement, prefetch} from '@site/src/components/shared/load';
import {loadRunner} from './loadRunner';

/** The state of a run. */
export type RunState =
  | {readonly phase: 'idle'}
  | {
      readonly phase: 'running';
      /** Whether the runner is still loading. */
      readonly isLoading: boolean;
      /** Console output so far. */
      readonly lines: readonly ConsoleLine[];
      /** The result of the previous run, shown until this run has output. */
      readonly previous: RunOutcome | undefined;
    }
  | {readonly phase: 'done'; readonly outcome: RunOutcome; readonly code: string}
  /** No outcome: the runner could not be loaded, or the reader stopped while it was loading. */
  | {readonly phase: 'unavailable'; readonly word: 'ERROR' | 'STOPPED'; readonly reason: string};

/** A run's state, and the reader's actions. */
export interface ExampleRun {
  readonly state: RunState;
  /** Whether the run takes long enough to offer a Stop button. */
  readonly isSlow: boolean;
  /** Loads the runner in advance. Call it on hover, focus and touch. */
  readonly prepare: () => void;
  /** Runs the code and ends the current run. */
  readonly start: (code: string, file: string) => void;
  readonly stop: () => void;
  /** Returns to the state before the first run. */
  readonly clear: () => void;
  /** Shows why something could not be loaded. */
  readonly fail: (error: unknown) => void;
}

const SLOW_AFTER_MS = 400;

/** Runs examples, one at a time. Leaving the page ends the run. */
export function useRun(): ExampleRun {
  const [state, setState] = useState<RunState>({phase: 'idle'});
  const [isSlow, setSlow] = useState(false);
  const current = useRef<AbortController>(undefined);

  const end = useCallback(() => {
    const controller = current.current;
    current.current = undefined;
    controller?.abort();
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

  const fail = useCallback((error: unknown) => setState(describeFailure(error)), []);

  const start = useCallback(
    (code: string, file: string) => {
      end();
      const controller = new AbortController();
      current.current = controller;
      const isCurrent = () => current.current === controller;
      setState(now => ({phase: 'running', isLoading: true, lines: [], previous: getOutcome(now)}));
      const onConsole = (lines: readonly ConsoleLine[]) => {
        if (!isCurrent()) return;
        setState(now => (now.phase === 'running' ? {...now, lines: [...now.lines, ...lines]} : now));
      };
      const settle = (next: RunState) => {
        if (!isCurrent()) return;
        current.current = undefined;
        setState(next);
      };
      const {signal} = controller;
      const stopLoading = () => settle({phase: 'unavailable', word: 'STOPPED', reason: describeStop()});
      signal.addEventListener('abort', stopLoading);
      loadRunner()
        .then(async client => {
          await client.prepare();
          signal.removeEventListener('abort', stopLoading);
          if (!isCurrent()) return undefined;
          setState(now => (now.phase === 'running' ? {...now, isLoading: false} : now));
          return client.run(code, {file, signal, onConsole});
        })
        .then(
          outcome => outcome && settle({phase: 'done', outcome, code}),
          async (error: unknown) => settle(describeFailure((await findReplacement(error)) ?? error)),
        );
    },
    [end],
  );

  const prepare = useCallback(() => prefetch(async () => (await loadRunner()).prepare()), []);
  const stop = useCallback(() => current.current?.abort(), []);
  const clear = useCallback(() => {
    end();
    setState({phase: 'idle'});
  }, [end]);

  return {state, isSlow, prepare, start, stop, clear, fail};
}

const describeFailure = (error: unknown): RunState => ({
  phase: 'unavailable',
  word: 'ERROR',
  reason: error instanceof Error ? error.message : String(error),
});

const describeStop = () => translate({id: 'site.Run.stopped', message: 'Stopped.'});

/** The outcome currently shown. */
export function getOutcome(state: RunState): RunOutcome | undefined {
  if (state.phase === 'done') return state.outcome;
  return state.phase === 'running' && state.lines.length === 0 ? state.previous : undefined;
}

/** The console lines currently shown. */
export function getLines(state: RunState): readonly ConsoleLine[] {
  const lines = state.phase === 'running' ? state.lines : [];
  return lines.length > 0 ? lines : (getOutcome(state)?.console ?? []);
}

/** Whether the outcome currently shown is that of other code than the current one. */
export const isOutdated = (state: RunState, code: string): boolean => state.phase === 'done' && state.code !== code;

import type {FrameMessage, FrameOutcome, RunRequest, StopReason, TestOutcome} from '../../protocol';
import {allowTexts, MOST_LINES, MOST_TESTS, readWorkerMessage} from './read-message';

/**
 * From the start of the reader's code, workers send a message at least five times a second. One that is silent for this long is in an infinite loop or,
 * since Chromium sends no event for that, out of memory. Messages to the reader must fit both.
 */
const STALL_MS = 2_000;
const TOTAL_MS = 20_000;
const WATCH_MS = 50;
/** After a longer gap between two checks (a busy page, a sleeping machine) silence is not the worker's fault. */
const LATE_MS = 500;
/** Two messages a test, and several hundred for heartbeats and console lines. */
const MOST_MESSAGES = 2 * MOST_TESTS + 1_000;

/** A worker that waits for its run. */
interface Spare {
  readonly worker: Worker;
  readonly ready: Promise<void>;
}

interface CurrentRun {
  readonly id: number;
  readonly worker: Worker;
  test: readonly string[] | null;
  /** Finished tests by their position in the file; a retried test has its last result. */
  readonly ended: Map<number, TestOutcome>;
  /** Number of console lines that were not kept. */
  dropped: number;
  readonly startedAt: number;
  messages: number;
  /** Number of console lines sent to the page. */
  lines: number;
  /** `Infinity` until the worker runs the reader's code. */
  lastMessageAt: number;
  watch?: ReturnType<typeof setInterval>;
}

/** Runs one file at a time, each in a new worker, and ends runs that hang. */
export class Supervisor {
  private current?: CurrentRun;
  private spare: Spare;

  /**
   * @param script URL of the worker's script
   * @param send sends a message to the page
   */
  constructor(
    private readonly script: string,
    private readonly send: (message: FrameMessage) => void,
  ) {
    this.spare = this.spawn();
    this.spare.ready.then(
      () => send({type: 'ready'}),
      (error: Error) => send({type: 'broken', reason: error.message}),
    );
  }

  /** Starts a run, which replaces the current one. */
  run({id, file, code}: RunRequest): void {
    this.stopFor('replaced');
    const {worker, ready} = this.spare;
    const startedAt = performance.now();
    const run: CurrentRun = {
      id,
      worker,
      test: null,
      ended: new Map(),
      dropped: 0,
      startedAt,
      messages: 0,
      lines: 0,
      lastMessageAt: Infinity,
    };
    this.current = run;
    allowTexts();
    this.watch(run);
    ready.then(
      () => {
        if (this.current !== run) return;
        worker.onmessage = ({data}) => this.receive(run, data);
        worker.postMessage({id, file, code});
      },
      (error: Error) => this.end(run, fail(run, error.message)),
    );
    worker.onerror = event => {
      event.preventDefault();
      this.end(run, fail(run, event.message || 'The worker of this run crashed. It may be out of memory.'));
    };
  }

  /** Ends a run at the reader's request. Does nothing if it has already ended. */
  stop(id: number): void {
    if (this.current?.id === id) this.stopFor('by reader');
  }

  private stopFor(reason: StopReason): void {
    const run = this.current;
    if (!run) return;
    const report = listTests(run)
      .map(test => test.report)
      .join('');
    this.end(run, {...fail(run, report), status: 'stopped', stopped: {reason, test: run.test}});
  }

  private watch(run: CurrentRun): void {
    let lastCheckAt = run.startedAt;
    run.watch = setInterval(() => {
      const now = performance.now();
      if (now - lastCheckAt > LATE_MS) run.lastMessageAt = Math.max(run.lastMessageAt, now);
      lastCheckAt = now;
      if (now - run.lastMessageAt > STALL_MS) this.stopFor('stalled');
      else if (now - run.startedAt > TOTAL_MS) this.stopFor('too long');
    }, WATCH_MS);
  }

  private receive(run: CurrentRun, data: unknown): void {
    if (this.current !== run) return;
    if (++run.messages > MOST_MESSAGES) return this.stopFor('too many messages');
    const message = readWorkerMessage(data);
    // Console messages without lines do not count: an infinite loop may print beyond the limit.
    if (message?.type !== 'console' || message.lines.length > 0) run.lastMessageAt = performance.now();
    if (message?.type === 'test-start') run.test = message.titles;
    if (message?.type === 'test-done') run.ended.set(message.index, message.test);
    if (run.ended.size > MOST_TESTS) return this.stopFor('too many messages');
    if (message?.type === 'console') {
      run.dropped = message.dropped;
      const lines = message.lines.slice(0, MOST_LINES - run.lines);
      run.lines += lines.length;
      this.send({type: 'console', id: run.id, lines});
    }
    if (message?.type !== 'done') return;
    this.end(run, {...message.outcome, tests: listTests(run), droppedLines: run.dropped});
  }

  private end(run: CurrentRun, outcome: FrameOutcome): void {
    if (this.current !== run) return;
    this.current = undefined;
    clearInterval(run.watch);
    run.worker.onmessage = null;
    run.worker.onerror = null;
    run.worker.terminate();
    this.send({type: 'done', id: run.id, outcome});
    this.spare = this.spawn();
  }

  /** Starts the worker for the next run in advance. */
  private spawn(): Spare {
    const worker = new Worker(this.script, {name: 'jest'});
    const ready = new Promise<void>((resolve, reject) => {
      worker.onmessage = () => resolve();
      worker.onerror = event => {
        event.preventDefault();
        reject(new Error(event.message || 'the worker did not start'));
      };
    });
    // The next run reports the failure.
    ready.catch(() => undefined);
    return {worker, ready};
  }
}

/** The finished tests, in the order of the file. */
const listTests = ({ended}: CurrentRun): TestOutcome[] => [...ended].sort(([a], [b]) => a - b).map(([, test]) => test);

/** The result of a run that did not report one, from the messages so far. */
const fail = (run: CurrentRun, report: string): FrameOutcome => ({
  status: 'error',
  tests: listTests(run),
  report,
  mentionsNode: false,
  droppedLines: run.dropped,
  milliseconds: performance.now() - run.startedAt,
});

import type {FrameMessage, FrameOutcome, RunRequest, StopReason, TestOutcome} from '../../protocol';
import {MOST_TESTS, readWorkerMessage} from './read-message';

/**
 * A worker that says nothing for so long is stuck in a loop, since it beats five times a second; or it has no
 * memory left, of which Chromium sends no event: what is said of the end has to be true of both.
 */
const STALL_MS = 2_000;
const TOTAL_MS = 20_000;
const WATCH_MS = 50;
/** A watch that comes so late was kept from coming (a busy page, a sleeping machine); the worker is not to blame. */
const LATE_MS = 500;
/** Every test is two messages; beats and bundles of console lines are some hundred. */
const MOST_MESSAGES = 2 * MOST_TESTS + 1_000;

/** A worker that has not run anything yet. */
interface Spare {
  readonly worker: Worker;
  readonly ready: Promise<void>;
}

interface Run {
  readonly id: number;
  readonly worker: Worker;
  test: readonly string[] | null;
  /** Tests that ended, by their titles: one that Jest tries again stands here as it ended last. */
  readonly ended: Map<string, TestOutcome>;
  /** Console lines that were not kept. */
  dropped: number;
  readonly startedAt: number;
  messages: number;
  /** `Infinity` until the worker is up. */
  heardAt: number;
  watch?: ReturnType<typeof setInterval>;
}

/** Runs one file at a time, each in a worker of its own, and ends those that do not end by themselves. */
export class Bench {
  private run_?: Run;
  private spare: Spare;

  /**
   * @param script the worker script's address
   * @param send tells the page
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

  /** Starts a run; one that is under way is replaced by it. */
  run({id, file, code}: RunRequest): void {
    this.stopFor('replaced');
    const {worker, ready} = this.spare;
    const startedAt = performance.now();
    const run: Run = {id, worker, test: null, ended: new Map(), dropped: 0, startedAt, messages: 0, heardAt: Infinity};
    this.run_ = run;
    this.watch(run);
    ready.then(
      () => {
        if (this.run_ !== run) return;
        run.heardAt = performance.now();
        worker.onmessage = ({data}) => this.hear(run, data);
        worker.postMessage({id, file, code});
      },
      (error: Error) => this.end(run, failure(run, error.message)),
    );
    worker.onerror = event => {
      event.preventDefault();
      this.end(run, failure(run, event.message || 'The worker of this run broke down. Out of memory?'));
    };
  }

  /** Ends a run for the reader; one that has ended already is left alone. */
  stop(id: number): void {
    if (this.run_?.id === id) this.stopFor('by reader');
  }

  private stopFor(reason: StopReason): void {
    const run = this.run_;
    if (!run) return;
    this.end(run, {...failure(run, ''), status: 'stopped', stopped: {reason, test: run.test}});
  }

  private watch(run: Run): void {
    let watchedAt = run.startedAt;
    run.watch = setInterval(() => {
      const now = performance.now();
      if (now - watchedAt > LATE_MS) run.heardAt = Math.max(run.heardAt, now);
      watchedAt = now;
      if (now - run.heardAt > STALL_MS) this.stopFor('stalled');
      else if (now - run.startedAt > TOTAL_MS) this.stopFor('too long');
    }, WATCH_MS);
  }

  private hear(run: Run, data: unknown): void {
    if (this.run_ !== run) return;
    if (++run.messages > MOST_MESSAGES) return this.stopFor('too many messages');
    const message = readWorkerMessage(data);
    // A loop that prints what is not kept any more does not live by that.
    if (message?.type !== 'console' || message.lines.length > 0) run.heardAt = performance.now();
    if (message?.type === 'test-start') run.test = message.titles;
    if (message?.type === 'test-done') run.ended.set(JSON.stringify(message.test.titles), message.test);
    if (message?.type === 'console') {
      run.dropped = message.dropped;
      this.send({type: 'console', id: run.id, lines: message.lines});
    }
    if (message?.type !== 'done') return;
    if (message.outcome.tests.length > MOST_TESTS) this.stopFor('too many messages');
    else this.end(run, message.outcome);
  }

  private end(run: Run, outcome: FrameOutcome): void {
    if (this.run_ !== run) return;
    this.run_ = undefined;
    clearInterval(run.watch);
    run.worker.onmessage = null;
    run.worker.onerror = null;
    run.worker.terminate();
    this.send({type: 'done', id: run.id, outcome});
    this.spare = this.spawn();
  }

  /** The next worker boots while the reader reads. */
  private spawn(): Spare {
    const worker = new Worker(this.script, {name: 'jest'});
    const ready = new Promise<void>((resolve, reject) => {
      worker.onmessage = () => resolve();
      worker.onerror = event => {
        event.preventDefault();
        reject(new Error(event.message || 'the worker did not start'));
      };
    });
    // Whoever needs the worker hears of it; until then nobody does.
    ready.catch(() => undefined);
    return {worker, ready};
  }
}

/** The end of a run that did not say how it ended: with what is known of it. */
const failure = (run: Run, report: string): FrameOutcome => ({
  status: 'error',
  tests: [...run.ended.values()].slice(0, MOST_TESTS),
  report,
  droppedLines: run.dropped,
  milliseconds: performance.now() - run.startedAt,
});

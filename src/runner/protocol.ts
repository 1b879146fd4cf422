/**
 * What the page, the sandboxed frame and its worker say to each other. The page's part is `Outcome`, `RunOptions` and
 * client.ts; the rest is between the three.
 */

/** A line that an example printed. */
export interface ConsoleLine {
  readonly level: 'log' | 'info' | 'debug' | 'warn' | 'error';
  /** As Node would print it; colours as ANSI sequences where the example wrote some. */
  readonly text: string;
}

/** One test of a run, in the order of the file. */
export interface TestOutcome {
  /** The describe blocks, outermost first, then the test's own title. */
  readonly titles: readonly string[];
  readonly status: 'passed' | 'failed' | 'skipped' | 'todo';
  /** `null` for a test that did not run. */
  readonly milliseconds: number | null;
  /** Jest's report of a failed test, with ANSI colours, code frame and stack; empty for every other. */
  readonly report: string;
}

/** Why a run was ended from outside; `gone`: the frame did not answer, so that no test is known. */
export type StopReason = 'by reader' | 'gone' | 'stalled' | 'too long' | 'too many messages' | 'replaced';

/** The end of a run. */
export interface Outcome {
  /**
   * - `passed`, `failed`: the tests ran;
   * - `error`: the suite did not run (syntax, unknown module, no tests, thrown outside of tests);
   * - `stopped`: it was ended from outside, `stopped` says by what.
   */
  readonly status: 'passed' | 'failed' | 'error' | 'stopped';
  /** Of a `stopped` run those that had ended. */
  readonly tests: readonly TestOutcome[];
  /**
   * What Jest's terminal shows below the verdict, with ANSI colours: the reports of all failed tests; for `error` the
   * report "Test suite failed to run"; for `stopped` one sentence, and what failed before has its report in `tests`;
   * empty for `passed`.
   */
  readonly report: string;
  readonly console: readonly ConsoleLine[];
  /** Lines printed beyond what is kept. */
  readonly droppedLines: number;
  /** From the start of the run in the worker to its end. */
  readonly milliseconds: number;
  /** `test`: the titles of the test that was running, `null` when none was. */
  readonly stopped?: {readonly reason: StopReason; readonly test: readonly string[] | null};
}

/** What a run is told beside the code. */
export interface RunOptions {
  /** Name of the example's file as reports show it, relative, e.g. `array.test.ts`. */
  readonly file: string;
  /** Aborting it stops the run: the outcome is `stopped` `by reader`. */
  readonly signal?: AbortSignal;
  /** Called with new lines while the run goes on; `Outcome.console` holds them all again. */
  readonly onConsole?: (lines: readonly ConsoleLine[]) => void;
}

/** A run as it is sent to the frame and on to the worker. */
export interface RunRequest {
  readonly id: number;
  readonly file: string;
  readonly code: string;
}

/** First message of the page to the frame, with one end of a MessageChannel; everything after it goes through that. */
export interface InitMessage {
  readonly type: 'init';
  /** The worker's script. The page fetches it, so that the frame needs no network at all. */
  readonly script: Blob;
}

/** Page to frame. */
export type PageMessage =
  | ({readonly type: 'run'} & RunRequest)
  | {readonly type: 'stop'; readonly id: number}
  /** Answered at once by `pong`. */
  | {readonly type: 'ping'};

/** How a run in the frame ended; the sentence for `stopped` is the page's. */
export type FrameOutcome = Omit<Outcome, 'console'>;

/** Frame to page. `loaded` is a window message, the others come through the channel. */
export type FrameMessage =
  | {readonly type: 'loaded'}
  | {readonly type: 'ready'}
  | {readonly type: 'pong'}
  | {readonly type: 'broken'; readonly reason: string}
  | {readonly type: 'console'; readonly id: number; readonly lines: readonly ConsoleLine[]}
  | {readonly type: 'done'; readonly id: number; readonly outcome: FrameOutcome};

/** Worker to frame. What comes from a worker is checked before it is believed: strangers' code runs there. */
export type WorkerMessage =
  | {readonly type: 'ready'}
  | {readonly type: 'beat'}
  | {readonly type: 'test-start'; readonly titles: readonly string[]}
  | {readonly type: 'test-done'; readonly test: TestOutcome}
  /** `dropped`: how many lines in all are not kept so far. */
  | {readonly type: 'console'; readonly lines: readonly ConsoleLine[]; readonly dropped: number}
  | {readonly type: 'done'; readonly outcome: Omit<FrameOutcome, 'stopped'>};

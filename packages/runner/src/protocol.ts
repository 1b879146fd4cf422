/**
 * Messages between the page, the sandboxed frame and its worker. The page uses `Outcome`, `RunOptions` and client.ts;
 * the other types are internal to the runner.
 */

/** The methods of `console` that print, without those that print like another one. */
export const CONSOLE_LEVELS = [
  'log',
  'info',
  'debug',
  'warn',
  'error',
  'assert',
  'count',
  'dir',
  'dirxml',
  'group',
  'time',
] as const;

/** A line of console output. */
export interface ConsoleLine {
  /** The method of `console`, as Jest names it. */
  readonly level: (typeof CONSOLE_LEVELS)[number];
  /** Formatted as Node does; colors as ANSI sequences. */
  readonly text: string;
}

/** The result of one test, in the order of the file. */
export interface TestOutcome {
  /** The titles of the describe blocks, outermost first, then the test's own title. */
  readonly titles: readonly string[];
  readonly status: 'passed' | 'failed' | 'skipped' | 'todo';
  /** `null` if the test did not run. */
  readonly milliseconds: number | null;
  /** Jest's report of a failed test, with ANSI colors, code frame and stack; otherwise empty. */
  readonly report: string;
}

/** Why a run was stopped. `gone`: the frame did not respond, so nothing else is known of the run. */
export type StopReason = 'by reader' | 'gone' | 'stalled' | 'too long' | 'too many messages' | 'replaced';

/** The result of a run. */
export interface RunOutcome {
  /**
   * - `passed`, `failed`: the tests ran
   * - `error`: the suite did not run (syntax error, unknown module, no tests, an error outside tests)
   * - `stopped`: the run was ended early; see `stopped`
   */
  readonly status: 'passed' | 'failed' | 'error' | 'stopped';
  /** For a `stopped` run, the tests that had finished. */
  readonly tests: readonly TestOutcome[];
  /**
   * Jest's terminal output below the verdict, with ANSI colors: the reports of all failed tests; for `error` the report
   * "Test suite failed to run"; empty for `passed`.
   */
  readonly report: string;
  /** Whether the code uses names of Node, which are missing or different here. */
  readonly mentionsNode: boolean;
  readonly console: readonly ConsoleLine[];
  /** Number of console lines over the limit, which were not kept. */
  readonly droppedLines: number;
  /** Duration in the worker. */
  readonly milliseconds: number;
  readonly stopped?: Stop & {
    /** The reason, for the reader. */
    readonly sentence: string;
  };
}

/** The end of a run that was stopped. */
export interface Stop {
  readonly reason: StopReason;
  /** The titles of the test that was running, or `null`. */
  readonly test: readonly string[] | null;
}

/** Options of a run. */
export interface RunOptions {
  /** File name in reports, relative, e.g. `array.test.ts`. */
  readonly file: string;
  /** Aborting it stops the run, with the reason `by reader`. */
  readonly signal?: AbortSignal;
  /** Called with new lines during the run; `Outcome.console` also contains them. */
  readonly onConsole?: (lines: readonly ConsoleLine[]) => void;
}

/** A run, as sent to the frame and on to the worker. */
export interface RunRequest {
  readonly id: number;
  readonly file: string;
  readonly code: string;
}

/** The page's first message to the frame, with one port of a MessageChannel for all others. */
export interface InitMessage {
  readonly type: 'init';
  /** The worker's script. The page fetches it, because the frame has no network access. */
  readonly script: Blob;
}

/** Page to frame. */
export type PageMessage = ({readonly type: 'run'} & RunRequest) | {readonly type: 'stop'; readonly id: number};

/** The result of a run in the frame. The page has the console output, and adds the sentence for `stopped`. */
export type FrameOutcome = Omit<RunOutcome, 'console' | 'stopped'> & {readonly stopped?: Stop};

/** The result of a run in the worker. The frame has the tests and the number of dropped lines. */
export type WorkerOutcome = Pick<FrameOutcome, 'status' | 'report' | 'mentionsNode' | 'milliseconds'>;

/** Frame to page. `loaded` is a window message, the others use the channel. */
export type FrameMessage =
  | {readonly type: 'loaded'}
  | {readonly type: 'ready'}
  | {readonly type: 'broken'; readonly reason: string}
  | {readonly type: 'console'; readonly id: number; readonly lines: readonly ConsoleLine[]}
  | {readonly type: 'done'; readonly id: number; readonly outcome: FrameOutcome};

/** Worker to frame. Untrusted, since readers' code runs in the worker: the frame validates every message. */
export type WorkerMessage =
  | {readonly type: 'ready'}
  | {readonly type: 'beat'}
  | {readonly type: 'test-start'; readonly titles: readonly string[]}
  /** Sent again if the result changes: at a retry, or because of a late error. `index`: its position in the file. */
  | {readonly type: 'test-done'; readonly index: number; readonly test: TestOutcome}
  /** `dropped`: total number of lines not kept so far. */
  | {readonly type: 'console'; readonly lines: readonly ConsoleLine[]; readonly dropped: number}
  | {readonly type: 'done'; readonly outcome: WorkerOutcome};

import type {RunOutcome} from '@jest-extended/runner/protocol';

/** What an example is meant to do: pass, or show a failure. */
export type Purpose = 'passes' | 'fails';

/** The result of a run, compared with the example's purpose. */
export interface Judgment {
  /** Jest's word for the outcome, or ours where Jest has none. */
  readonly word: 'PASS' | 'FAIL' | 'ERROR' | 'STOPPED';
  /** How many tests passed, failed, and did not run. */
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** An example that is meant to fail, and every test does. */
  readonly asMeant: boolean;
  /** An example that is meant to fail, but a test passed. */
  readonly unlikeMeant: boolean;
}

const words: Readonly<Record<RunOutcome['status'], Judgment['word']>> = {
  passed: 'PASS',
  failed: 'FAIL',
  error: 'ERROR',
  stopped: 'STOPPED',
};

/**
 * @param outcome the result of a run
 * @param purpose what the example is meant to do; nothing for the reader's own code
 */
export function judgeOutcome({status, tests}: RunOutcome, purpose: Purpose | undefined): Judgment {
  const count = (wanted: string) => tests.filter(test => test.status === wanted).length;
  const passed = count('passed');
  const failed = count('failed');
  const shouldFail = purpose === 'fails' && (status === 'passed' || status === 'failed');
  return {
    word: words[status],
    passed,
    failed,
    skipped: tests.length - passed - failed,
    asMeant: shouldFail && failed > 0 && passed === 0,
    unlikeMeant: shouldFail && passed > 0,
  };
}

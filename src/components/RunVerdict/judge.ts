import type {Outcome} from '@site/src/runner/protocol';

/** What an example's tests are there to do: pass, or show what Jest says when they fail. */
export type Purpose = 'passes' | 'fails';

/** What a run comes to, in view of what its example is there to show. */
export interface Judgement {
  /** Jest's own word, or what stands for it. */
  readonly word: 'PASS' | 'FAIL' | 'ERROR' | 'STOPPED';
  /** How many tests passed, failed, and did not run. */
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** An example that should fail and does so with every test. */
  readonly asMeant: boolean;
  /** An example that should fail, of which something passed. */
  readonly unlikeMeant: boolean;
}

const words: Readonly<Record<Outcome['status'], Judgement['word']>> = {
  passed: 'PASS',
  failed: 'FAIL',
  error: 'ERROR',
  stopped: 'STOPPED',
};

/**
 * @param outcome the end of a run
 * @param purpose what its code is there to do; nothing for code of the reader's own
 */
export function judge({status, tests}: Outcome, purpose: Purpose | undefined): Judgement {
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

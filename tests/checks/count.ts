/** The number of tests that passed, failed and were skipped. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The part of the JSON report of Jest and Vitest that is read here. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {readonly status: string; readonly assertionResults: readonly unknown[]}[];
}

/** The part of Playwright's JSON report that is read here. */
interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly errors: readonly unknown[];
}

const readers = {
  jest: (json: string): Count => {
    const {testResults, ...report}: JestReport = JSON.parse(json);
    // Neither Jest nor Vitest counts a file that could not run, e.g. for a syntax error.
    const broken = testResults.filter(({status, assertionResults}) => status === 'failed' && !assertionResults.length);
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  },
  playwright: (json: string): Count => {
    const {stats, errors}: PlaywrightReport = JSON.parse(json);
    // Flaky tests and errors outside of tests, e.g. in the global setup, count as failed.
    return {passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped};
  },
  count: (json: string): Count => JSON.parse(json),
};

/** The formats of reports: Jest's (and Vitest's), Playwright's, and a `Count` as JSON. */
export type Format = keyof typeof readers;

/**
 * Counts the tests of a finished part. A part that fails without a failed test, or that runs no tests, counts as one more
 * failed test, so an empty report never passes.
 *
 * @param exitCode the exit code of its process, `null` if it could not start or was killed
 * @param format the format of its report; a part without a report counts as one test
 * @param json the content of its report, `undefined` if it is missing
 */
export function countTests(exitCode: number | null, format?: Format, json?: string): Count {
  if (format === undefined) return {passed: Number(exitCode === 0), failed: Number(exitCode !== 0), skipped: 0};
  try {
    const {passed, failed, skipped} = readers[format](json ?? '');
    if (![passed, failed, skipped].every(Number.isInteger)) throw new Error('The report has no numbers.');
    const explained = passed + failed > 0 && (exitCode === 0 || failed > 0);
    return {passed, failed: failed + Number(!explained), skipped};
  } catch {
    return {passed: 0, failed: 1, skipped: 0};
  }
}

/**
 * The last line of a run.
 * @returns e.g. `120 passed, 0 failed` or `120 passed, 0 failed, 3 skipped`
 */
export const formatCount = ({passed, failed, skipped}: Count): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

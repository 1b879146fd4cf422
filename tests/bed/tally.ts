/** How many tests a part, or all parts together, passed, failed and skipped. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What became of a part's process. */
export interface Outcome {
  /** Its exit code; `null` when it was killed or could not be started. */
  readonly exitCode: number | null;
  /** What its report counts; `undefined` when there is none that can be read. */
  readonly report: Tally | undefined;
}

/** A part that could not even be tried. It counts as one failed test, so it can never be overlooked. */
export const notRun: Tally = {passed: 0, failed: 1, skipped: 0};

/**
 * Whether a count is whole and not negative: a report that says otherwise is no report.
 * @param tally what a report says
 */
function isCount({passed, failed, skipped}: Tally): boolean {
  return [passed, failed, skipped].every(n => Number.isInteger(n) && n >= 0);
}

/**
 * The count that a finished part adds to the whole. Without a readable report, with no test in it, or with a non-zero
 * exit that no failed test explains, the part itself is one more failed test: it can never pass by saying nothing.
 *
 * @param outcome what became of the part's process
 * @returns its tally; `failed` is at least 1 unless the process ended well and its report names at least one test
 */
export function tallyOf({exitCode, report}: Outcome): Tally {
  if (!report || !isCount(report)) return notRun;
  const said = report.passed + report.failed > 0;
  const explained = exitCode === 0 || report.failed > 0;
  return said && explained ? report : {...report, failed: report.failed + 1};
}

/**
 * All parts together.
 * @param tallies one for each part
 */
export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, {passed, failed, skipped}) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    {passed: 0, failed: 0, skipped: 0},
  );
}

/**
 * The last line of a run.
 * @param tally the sum of all parts
 * @returns e.g. `120 passed, 0 failed` or `120 passed, 0 failed, 3 skipped`
 */
export function lastLine({passed, failed, skipped}: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

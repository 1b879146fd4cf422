import {readFileSync} from 'node:fs';
import type {Tally} from './tally';

/** How a part's tests are counted: from its runner's report, or the tool itself as one test. */
export type Count = keyof typeof tallies | 'one';

/**
 * A value's own property, if the value is an object.
 * @param value anything that came out of JSON
 * @param key the property's name
 */
function get(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

/** A number out of JSON, or NaN: `tallyOf` takes NaN for "no report". */
function count(value: unknown, key: string): number {
  const found = get(value, key);
  return typeof found === 'number' ? found : NaN;
}

/** The entries of an array out of JSON. */
function list(value: unknown, key: string): readonly unknown[] {
  const found = get(value, key);
  return Array.isArray(found) ? found : [];
}

/**
 * Jest's `--json`. A test file that could not run at all (a syntax error, say) has no failed test in Jest's own
 * numbers; here it counts as one.
 * @param json what Jest wrote
 */
export function tallyOfJest(json: unknown): Tally {
  return {
    passed: count(json, 'numPassedTests'),
    failed: count(json, 'numFailedTests') + count(json, 'numRuntimeErrorTestSuites'),
    skipped: count(json, 'numPendingTests') + count(json, 'numTodoTests'),
  };
}

/**
 * Vitest's `json` reporter, which writes as Jest does but for files that could not run: here, too, each counts as one
 * failed test.
 * @param json what Vitest wrote
 */
export function tallyOfVitest(json: unknown): Tally {
  const broken = list(json, 'testResults').filter(
    file => get(file, 'status') === 'failed' && list(file, 'assertionResults').length === 0,
  );
  return {
    passed: count(json, 'numPassedTests'),
    failed: count(json, 'numFailedTests') + broken.length,
    skipped: count(json, 'numPendingTests') + count(json, 'numTodoTests'),
  };
}

/**
 * Playwright's `json` reporter. A test that passes only when tried again is no passed test, and an error outside
 * every test (in the global setup, say) counts as a failed one.
 * @param json what Playwright wrote
 */
export function tallyOfPlaywright(json: unknown): Tally {
  const stats = get(json, 'stats');
  return {
    passed: count(stats, 'expected'),
    failed: count(stats, 'unexpected') + count(stats, 'flaky') + list(json, 'errors').length,
    skipped: count(stats, 'skipped'),
  };
}

/**
 * The count itself, which a program of this repository writes.
 * @param json `{passed, failed, skipped}`
 */
export function tallyOfTally(json: unknown): Tally {
  return {passed: count(json, 'passed'), failed: count(json, 'failed'), skipped: count(json, 'skipped')};
}

const tallies = {tally: tallyOfTally, jest: tallyOfJest, vitest: tallyOfVitest, playwright: tallyOfPlaywright};

/**
 * Reads what a part reported.
 *
 * @param how how its tests are counted
 * @param exitCode of its process; alone decides where the tool is one test
 * @param file where its report stands
 * @returns the count, or `undefined` where the report is missing or is not JSON
 */
export function reportOf(how: Count, exitCode: number | null, file: string): Tally | undefined {
  if (how === 'one') return exitCode === 0 ? {passed: 1, failed: 0, skipped: 0} : {passed: 0, failed: 1, skipped: 0};
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return tallies[how](json);
  } catch {
    return undefined;
  }
}

import {existsSync, readFileSync} from 'node:fs';

/** What Jest says of one example of the docs whose tests fail, as `npm run reports` stores it beside the page. */
export interface StoredReport {
  /** The heading above the example. */
  readonly heading: string;
  /** Tells the example from others and from what it was before an edit (digest.ts). */
  readonly example: string;
  /** Its tests, in order. */
  readonly tests: readonly StoredTest[];
}

/** One failing test. */
interface StoredTest {
  /** Its name, after those of the `describe` blocks around it. */
  readonly name: string;
  /** The lines of Jest's report in a terminal, with their ANSI colours. */
  readonly report: readonly string[];
}

/** What the build reads of a stored report. */
export interface ReadReport {
  readonly example: string;
  readonly tests: readonly Pick<StoredTest, 'report'>[];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isTest = (value: unknown): value is Pick<StoredTest, 'report'> =>
  isObject(value) && 'report' in value && Array.isArray(value.report);

const isReport = (value: unknown): value is ReadReport =>
  isObject(value) &&
  'example' in value &&
  typeof value.example === 'string' &&
  'tests' in value &&
  Array.isArray(value.tests) &&
  value.tests.every(isTest);

/**
 * Reads a page's reports.
 * @param file the page's file of reports
 * @returns them in the order of the file; none when there is no such file
 * @throws {Error} when the file is not what `npm run reports` writes
 */
export function storedReports(file: string): ReadReport[] {
  if (!existsSync(file)) return [];
  const reports: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(reports) || !reports.every(isReport))
    throw new Error(`${file} is not a list of reports: npm run reports writes it anew.`);
  return reports;
}

import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';

/** Jest's report of one example whose tests fail, as `npm run reports` stores it next to the page. */
export interface StoredReport {
  /** The heading above the example. */
  readonly heading: string;
  /** Identifies the example and its current code: {@link createDigest}. */
  readonly example: string;
  /** Its failing tests, in order. */
  readonly tests: readonly {
    /** The name, after those of the `describe` blocks around it. */
    readonly name: string;
    /** The lines of Jest's report in a terminal, with their ANSI colors. */
    readonly report: readonly string[];
  }[];
}

/** Long enough that two examples of one page never share it, short enough to read in a diff. */
const LENGTH = 16;

/**
 * The key of an example's report. It depends on the code alone: moving the example keeps it, and an edit makes the stored
 * report stale.
 * @param code the code between the fences
 */
export const createDigest = (code: string): string =>
  createHash('sha256').update(code.replaceAll('\r\n', '\n').trimEnd()).digest('hex').slice(0, LENGTH);

/**
 * Where the reports of a page are stored.
 * @param page the path of the MDX file
 * @returns the path of the JSON file next to it
 */
export const getReportsFile = (page: string): string => page.replace(/\.mdx?$/, '.reports.json');

/** The text that readers see: Jest's report of all tests of an example. */
export const joinReports = ({tests}: Pick<StoredReport, 'tests'>): string =>
  tests.map(({report}) => report.join('\n')).join('\n\n');

/**
 * Reads the stored reports of a page.
 * @param page the path of the MDX file
 * @returns the reports in the order of the file; an empty list when there is no such file
 */
export function readReports(page: string): StoredReport[] {
  const file = getReportsFile(page);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

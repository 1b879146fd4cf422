import {createHash} from 'node:crypto';

/** Long enough that two examples of one page never share it, short enough to read in a diff. */
const LENGTH = 16;

/**
 * The name under which an example's report is stored. It depends on the code alone: moving the example keeps it, and
 * an edit makes the stored report a stale one.
 * @param code the code between the fences
 */
export const digest = (code: string): string =>
  createHash('sha256').update(code.replaceAll('\r\n', '\n').trimEnd()).digest('hex').slice(0, LENGTH);

/**
 * Where the reports of a page are stored.
 * @param page the path of the MDX file
 * @returns that of the JSON file beside it
 */
export const reportsFileOf = (page: string): string => page.replace(/\.mdx?$/, '.reports.json');

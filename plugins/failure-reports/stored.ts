import {existsSync, readFileSync} from 'node:fs';

/** Whether something has the one field of a stored report that the build needs. */
const isReport = (value: unknown): value is {example: string} =>
  typeof value === 'object' && value !== null && 'example' in value && typeof value.example === 'string';

/**
 * Reads which examples of a page have a report.
 * @param file the page's file of reports
 * @returns their digests, in the order of the file; none when there is no such file
 * @throws {Error} when the file is not what `npm run reports` writes
 */
export function storedDigests(file: string): string[] {
  if (!existsSync(file)) return [];
  const reports: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(reports) || !reports.every(isReport))
    throw new Error(`${file} is not a list of reports: npm run reports writes it anew.`);
  return reports.map(({example}) => example);
}

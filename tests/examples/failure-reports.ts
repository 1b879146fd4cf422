import type {StoredReport} from '../../plugins/failure-reports/stored';
import {digest, reportsFileOf} from '../../plugins/failure-reports/digest';
import {runAlone, type AloneExample} from './alone/run';

/** What the site stores of an example whose tests fail. */
function storedReport({page, start, heading, code, tests}: AloneExample): StoredReport {
  return {
    heading,
    example: digest(code),
    tests: tests.map(({titles, status, report}) => {
      const name = titles.join(' › ');
      if (status !== 'failed')
        throw new Error(`${page}:${start + 1}: "${name}" is marked test=fails, but Jest says "${status}".`);
      return {name, report: report.trimEnd().split('\n')};
    }),
  };
}

/**
 * Runs the examples of pages whose tests must fail, and gives what the site shows of them.
 * @param pages pages of docs/, by file and text
 * @returns each page's reports, by the path of the file that stores them; none for a page without such examples
 * @throws {Error} naming page and line, when Jest cannot run one of them, or one of its tests does not fail
 */
export async function runFailureReports(
  pages: readonly {file: string; text: string}[],
): Promise<Map<string, StoredReport[]>> {
  const reports = new Map<string, StoredReport[]>();
  for (const example of await runAlone(pages, ({verdict}) => verdict === 'fails')) {
    const file = reportsFileOf(example.page);
    reports.set(file, [...(reports.get(file) ?? []), storedReport(example)]);
  }
  return reports;
}

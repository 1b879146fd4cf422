import type {DocsPage} from '@jest-extended/docs-model/page';
import {createDigest, getReportsFile, type StoredReport} from '@jest-extended/docs-model/stored-reports';
import {runAlone, type AloneExample} from './alone/run';

/** The stored report of an example whose tests fail. */
function createStoredReport({page, line, heading, code, tests}: AloneExample): StoredReport {
  return {
    heading,
    example: createDigest(code),
    tests: tests.map(({titles, status, report}) => {
      const name = titles.join(' › ');
      if (status !== 'failed')
        throw new Error(`${page}:${line}: "${name}" is marked test=fails, but Jest reports "${status}".`);
      return {name, report: report.trimEnd().split('\n')};
    }),
  };
}

/**
 * Runs the examples of pages whose tests must fail.
 * @returns each page's reports, by the path of the file that stores them; none for a page without such examples
 * @throws {Error} naming page and line, when Jest cannot run one of them, or one of its tests does not fail
 */
export async function runFailureReports(pages: readonly DocsPage[]): Promise<Map<string, StoredReport[]>> {
  const reports = new Map<string, StoredReport[]>();
  for (const example of await runAlone(pages, ({marks}) => marks.verdict === 'fails')) {
    const file = getReportsFile(example.page);
    reports.set(file, [...(reports.get(file) ?? []), createStoredReport(example)]);
  }
  return reports;
}

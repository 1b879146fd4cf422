import {packTokens} from '@jest-extended/docs-model/highlight/packed-tokens';
import type {Report} from '@jest-extended/docs-model/highlight/report';
import {tokenize} from '@jest-extended/docs-model/highlight/tokenize';
import type {DocsExample, DocsPage} from '@jest-extended/docs-model/page';
import {createDigest, getReportsFile, type StoredReport} from '@jest-extended/docs-model/stored-reports';
import {getTests, type AloneExample} from './alone/run';
import {pageAt, pages} from './pages.cjs';

/** The tests that components of the site show, each file next to its component. */
const shown = [pageAt('src/components/home/Comparison/examples.mdx')];

/** All pages that may have stored reports. */
export const getReportedPages = (): readonly DocsPage[] => [...shown, ...pages()];

/** Whether Jest's reports of an example are stored. */
export const isReported = ({marks}: DocsExample, page: DocsPage): boolean =>
  shown.includes(page) || marks.verdict === 'fails';

/** The reports of a test that a component shows. */
const createReports = (example: AloneExample): Report[] =>
  getTests(example).map(({titles, status, message}) => {
    const {code} = example;
    return {name: titles.join(' › '), status, code, tokens: packTokens(tokenize(code, 'ts')), message};
  });

/** The stored report of an example whose tests fail. */
function createStoredReport(example: AloneExample): StoredReport {
  const tests = getTests(example).map(({titles, status, report}) => {
    const name = titles.join(' › ');
    if (status !== 'failed')
      throw new Error(`${example.page}:${example.line}: "${name}" is marked test=fails, but Jest reports "${status}".`);
    return {name, report: report.trimEnd().split('\n')};
  });
  return {heading: example.heading, example: createDigest(example.code), tests};
}

/**
 * The reports to store of examples for which {@link isReported} is true.
 * @returns the reports by the path of the file that stores them
 * @throws {Error} naming page and line, when Jest could not run one of them, or a test that must fail does not
 */
export function collectReports(examples: readonly AloneExample[]): Map<string, readonly (Report | StoredReport)[]> {
  const reports = new Map<string, readonly (Report | StoredReport)[]>();
  for (const example of examples) {
    const isShown = shown.some(({file}) => file === example.page);
    const file = isShown ? example.page.replace('examples.mdx', 'reports.json') : getReportsFile(example.page);
    const own = isShown ? createReports(example) : [createStoredReport(example)];
    reports.set(file, [...(reports.get(file) ?? []), ...own]);
  }
  return reports;
}

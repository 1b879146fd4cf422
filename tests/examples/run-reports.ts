import {packTokens} from '@jest-extended/docs-model/highlight/packed-tokens';
import type {Report} from '@jest-extended/docs-model/highlight/report';
import {tokenize} from '@jest-extended/docs-model/highlight/tokenize';
import {runAlone} from './alone/run';
import {pageAt} from './pages.cjs';

/** The tests that components of the site show, each file next to its component. */
const FILES = ['src/components/home/Comparison/examples.mdx'];

/**
 * Runs the tests that components of the site show.
 * @returns their reports, by the path of the file that stores them
 * @throws {Error} when Jest cannot run one of them
 */
export async function runReports(): Promise<Map<string, Report[]>> {
  const reports = new Map<string, Report[]>();
  for (const {page, code, tests} of await runAlone(FILES.map(pageAt))) {
    const file = page.replace('examples.mdx', 'reports.json');
    const tokens = packTokens(tokenize(code, 'ts'));
    const own = tests.map(({titles, status, message}) => ({name: titles.join(' › '), status, code, tokens, message}));
    reports.set(file, [...(reports.get(file) ?? []), ...own]);
  }
  return reports;
}

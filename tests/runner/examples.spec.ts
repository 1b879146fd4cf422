import {existsSync, readFileSync} from 'node:fs';
import {examplesOf, type DocsExample} from '../../plugins/docs-model/page.cjs';
import {digest, reportsFileOf, type StoredReport} from '../../plugins/examples/stored-reports';
import {fileOf} from '../examples/alone/run';
import {pages} from '../examples/pages.cjs';
import {expect, test} from './harness';

/** What the page shows of a test after a run: the lines of a report are those of Jest's terminal. */
interface Shown {
  readonly name: string;
  readonly status: string;
  readonly report: readonly string[];
}

/**
 * What Jest in Node says of the failing examples of a page, by the digest of their code: the stored reports, which
 * tests/examples/reports.test.ts compares with a run.
 * @param page e.g. `docs/matchers/array.mdx`
 */
function failuresInNode(page: string): ReadonlyMap<string, readonly Shown[]> {
  const file = reportsFileOf(page);
  const reports: StoredReport[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return new Map(reports.map(({example, tests}) => [example, tests.map(each => ({...each, status: 'failed'}))]));
}

/** Expects of the tests what the example's mark requires, with the same reports as in Node. */
function expectSame(
  tests: readonly Shown[],
  {marks, code}: DocsExample,
  failures: ReturnType<typeof failuresInNode>,
): void {
  expect(tests).not.toEqual([]);
  expect(tests).toEqual(
    marks.verdict === 'fails'
      ? failures.get(digest(code))
      : tests.map(({name}) => ({name, status: 'passed', report: ['']})),
  );
}

for (const page of pages().filter(each => examplesOf(each).length > 0)) {
  test(`${page.file}: each example says in Chromium what it says under Jest in Node`, async ({
    sharedRunner: runner,
  }) => {
    const failures = failuresInNode(page.file);
    for (const example of examplesOf(page)) {
      await test.step(`line ${example.line}`, async () => {
        const outcome = await runner.run(example.code, fileOf(page.file, example));
        const tests = outcome.tests.map(({titles, status, report}) => ({
          name: titles.join(' › '),
          status,
          report: report.trimEnd().split('\n'),
        }));
        const compare = () => expectSame(tests, example, failures);
        if (example.marks.notInBrowser) expect(compare, 'remove the mark browser="…"').toThrow();
        else compare();
      });
    }
  });
}

import {getExamples, type DocsExample} from '@jest-extended/docs-model/page';
import {createDigest, readReports, type StoredReport} from '@jest-extended/docs-model/stored-reports';
import {expect, test} from '@jest-extended/runner/testing';
import {getFileName} from '../examples/alone/run';
import {pages} from '../examples/pages.cjs';

/** What the page shows of a test after a run: the lines of a report are those of Jest's terminal. */
interface Shown {
  /** Its own title, without those of its describe blocks. */
  readonly title: string | undefined;
  readonly status: string;
  readonly report: readonly string[];
}

/**
 * What Jest in Node says of the failing examples of a page, by the digest of their code: the stored reports, which
 * tests/examples/reports.test.ts compares with a run.
 * @param page e.g. `docs/matchers/array.mdx`
 */
function findFailuresInNode(page: string): ReadonlyMap<string, readonly Shown[]> {
  const shown = ({name, report}: StoredReport['tests'][number]): Shown => ({
    title: name.split(' › ').at(-1),
    status: 'failed',
    report,
  });
  return new Map(readReports(page).map(({example, tests}) => [example, tests.map(shown)]));
}

/** A test of an example. In docs/ each begins a line. */
const TEST = /^ *(?:test|it)\((?<quote>['"])(?<title>.+)\k<quote>,/gm;

/** What the page must show of an example's tests: every test passes, or fails with the report of Jest in Node. */
function expected(
  {marks, code}: DocsExample,
  failures: ReturnType<typeof findFailuresInNode>,
): readonly Shown[] | undefined {
  if (marks.verdict === 'fails') return failures.get(createDigest(code));
  return [...code.matchAll(TEST)].map(({groups}) => ({title: groups?.['title'], status: 'passed', report: ['']}));
}

for (const page of pages().filter(each => getExamples(each).length > 0)) {
  test(`${page.file}: each example says in Chromium what it says under Jest in Node`, async ({
    sharedRunner: runner,
  }) => {
    const failures = findFailuresInNode(page.file);
    for (const example of getExamples(page)) {
      await test.step(`line ${example.line}`, async () => {
        const outcome = await runner.run(example.code, getFileName(page.file, example));
        const tests = outcome.tests.map(({titles, status, report}) => ({
          title: titles.at(-1),
          status,
          report: report.trimEnd().split('\n'),
        }));
        const inNode = expected(example, failures);
        expect(inNode).not.toEqual([]);
        if (example.marks.notInBrowser) expect(tests, 'remove the mark browser="…"').not.toEqual(inNode);
        else expect(tests, outcome.report).toEqual(inNode);
      });
    }
  });
}

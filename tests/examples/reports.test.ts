import {readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {readPage} from '@jest-extended/docs-model/page';
import {getTests, runAlone, type AloneExample} from './alone/run';
import {collectReports, getReportedPages, isReported} from './collect-reports';
import {storedReportFiles} from './pages.cjs';

const root = path.resolve(__dirname, '../..');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const failing = ["test('counts', () => {", '  expect([1]).toBeArrayOfSize(2);', '});'];
const several = [
  "describe('a', () => {",
  "  test('b', () => {});",
  "  test.skip('c', () => {});",
  '});',
  "test.todo('d');",
];

/** Pages of one example. */
const tries = [
  {before: ['# Try'], info: 'ts test=fails', code: failing},
  {before: ['Text.', '', '# Try', ''], info: 'ts test=fails', code: failing},
  {before: [], info: 'js test', code: several},
  {before: ['# Try', ''], info: 'ts test', code: ['cart.clear();', ...failing]},
].map(({before, info, code}, at) =>
  readPage([...before, `\`\`\`${info}`, ...code, '```'].join('\n'), `docs/${at}/try.mdx`),
);

/** The examples that Jest ran. */
let examples: readonly AloneExample[];
const find = (at: number): AloneExample => {
  const example = examples.find(({page}) => page === tries[at]?.file);
  if (!example) throw new Error(`There is no page ${at}.`);
  return example;
};

beforeAll(async () => {
  // One run of Jest, because its start takes seconds.
  examples = await runAlone(
    [...tries, ...getReportedPages()],
    (example, page) => tries.includes(page) || isReported(example, page) || example.marks.notInBrowser !== undefined,
  );
});

test("Jest's report is in color, and the same anywhere on the page", () => {
  const [first, second] = [find(0), find(1)];
  const report = first.tests[0]?.report ?? '';

  expect(first.tests).toMatchObject([{titles: ['counts'], status: 'failed'}]);
  expect(report).toInclude('\u001b[31m');
  expect(stripVTControlCharacters(report)).toIncludeMultiple([
    '  ● counts\n',
    '    > 2 |   expect([1]).toBeArrayOfSize(2);\n',
    '      at Object.toBeArrayOfSize (try.test.ts:2:15)\n',
  ]);
  expect(second.tests).toEqual(first.tests);
  expect([first.line, second.line]).toEqual([2, 5]);
});

test('every test of an example has a result, with the names of its blocks', () => {
  expect(find(2)).toMatchObject({
    file: 'try.test.js',
    tests: [
      {titles: ['a', 'b'], status: 'passed', report: '', message: ''},
      {titles: ['a', 'c'], status: 'skipped', report: '', message: ''},
      {titles: ['d'], status: 'todo', report: '', message: ''},
    ],
  });
});

test('an example that cannot run without the rest of its page is refused, with its line', () => {
  expect(() => getTests(find(3))).toThrow(
    /^docs\/3\/try\.mdx:3: Jest cannot run this example alone:[\s\S]*cart is not defined/,
  );
});

// tests/runner/examples.spec.ts runs all others alone, in a browser.
test('the examples that cannot run in a browser pass, each alone in its file', () => {
  const passing = examples.filter(({marks}) => marks.notInBrowser !== undefined && marks.verdict !== 'fails');
  const tests = passing.flatMap(example => getTests(example).map(({status}) => [example.page, example.line, status]));

  expect(tests).not.toBeEmpty();
  expect(tests.filter(([, , status]) => status !== 'passed')).toEqual([]);
});

test('the stored reports are current, and there are no others', () => {
  const reported = getReportedPages().map(({file}) => file);
  const reports = collectReports(
    examples.filter(
      ({page, marks}) => reported.includes(page) && (page.startsWith('src/') || marks.verdict === 'fails'),
    ),
  );

  expect([...reports.keys()].filter(file => file.startsWith('docs/'))).toIncludeSameMembers(storedReportFiles());
  expect(reports.size).toBe(storedReportFiles().length + 1);
  for (const [file, own] of reports) expect({file, reports: read(file)}).toEqual({file, reports: own});
});

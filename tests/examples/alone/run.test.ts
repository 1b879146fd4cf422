import {readPage} from '@jest-extended/docs-model/page';
import {pages} from '../pages.cjs';
import {runAlone} from './run';

/** A page of one example. */
const page = (before: string[], info: string, ...code: string[]) =>
  readPage([...before, `\`\`\`${info}`, ...code, '```'].join('\n'), 'docs/try.mdx');

const failing = ["test('counts', () => {", '  expect([1]).toBeArrayOfSize(2);', '});'];
const escape = String.fromCharCode(27);

test("gives Jest's report in color, the same anywhere on the page", async () => {
  const [first, second] = await runAlone([
    page(['# Try'], 'ts test=fails', ...failing),
    page(['Text.', '', '# Try', ''], 'ts test=fails', ...failing),
  ]);
  const report = first?.tests[0]?.report ?? '';

  expect(first?.tests).toMatchObject([{titles: ['counts'], status: 'failed'}]);
  expect(report).toInclude(`${escape}[31m`);
  expect(report.replaceAll(new RegExp(`${escape}\\[\\d*m`, 'g'), '')).toIncludeMultiple([
    '  ● counts\n',
    '    > 2 |   expect([1]).toBeArrayOfSize(2);\n',
    '      at Object.toBeArrayOfSize (try.test.ts:2:15)\n',
  ]);
  expect(second?.tests).toEqual(first?.tests);
  expect([first?.line, second?.line]).toEqual([2, 5]);
});

test('gives every test of an example, with the names of its blocks', async () => {
  const code = [
    "describe('a', () => {",
    "  test('b', () => {});",
    "  test.skip('c', () => {});",
    '});',
    "test.todo('d');",
  ];
  const [example] = await runAlone([page([], 'js test', ...code)]);

  expect(example).toMatchObject({page: 'docs/try.mdx', file: 'try.test.js'});
  expect(example?.tests).toEqual([
    {titles: ['a', 'b'], status: 'passed', report: '', message: ''},
    {titles: ['a', 'c'], status: 'skipped', report: '', message: ''},
    {titles: ['d'], status: 'todo', report: '', message: ''},
  ]);
});

test('refuses an example that cannot run without the rest of its page, and names its line', async () => {
  await expect(runAlone([page(['# Try', ''], 'ts test', 'cart.clear();', ...failing)])).rejects.toThrow(
    /^docs\/try\.mdx:3: Jest cannot run this example alone:[\s\S]*cart is not defined/,
  );
});

// tests/runner/examples.spec.ts runs all others alone, in a browser.
test('the examples that cannot run in a browser pass, each alone in its file', async () => {
  const examples = await runAlone(pages(), ({marks}) => marks.notInBrowser !== undefined);

  expect(examples).not.toBeEmpty();
  for (const {page, line, tests} of examples) {
    const passed = tests.map(test => ({...test, status: 'passed', report: ''}));
    expect({page, line, tests}).toEqual({page, line, tests: passed});
  }
});

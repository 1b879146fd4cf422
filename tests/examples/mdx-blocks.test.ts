import {exampleOf} from '../../plugins/example-marks/marks.cjs';
import {examplesOf, extractTests, fencedBlocks, unmarkedExamples} from './mdx-blocks.cjs';

const page = [
  '# Title',
  '',
  '## .toBeArray() {#tobearray}',
  '',
  '```ts test',
  "import { expect } from '@jest/globals';",
  "test('a', () => {});",
  '```',
  '',
  '```js title="jest.config.js"',
  'module.exports = {};',
  '```',
  '',
  '- in a list',
  '',
  '  ```ts test=fails title="b.test.ts"',
  "  test('b', () => {});",
  '  ```',
];

test('keeps every line where it was', () => {
  const lines = extractTests(page.join('\n'), 'a.mdx').split('\n');

  expect(lines).toBeArrayOfSize(page.length);
  expect(lines[4]).toStartWith('describe(".toBeArray() (line 5)"');
  expect(lines[6]).toBe("test('a', () => {});");
  expect(lines[16]).toBe("test('b', () => {});");
});

test('hoists imports to the first line', () => {
  const [first, ...others] = extractTests(page.join('\n'), 'a.mdx').split('\n');

  expect(first).toBe("import { expect } from '@jest/globals';");
  expect(others.join('\n')).not.toInclude('import');
});

test('runs only marked blocks, and gives a failing one its own test', () => {
  const code = extractTests(page.join('\n'), 'a.mdx');

  expect(code).not.toInclude('module.exports');
  expect(code).toIncludeRepeated('failingExample', 1);
});

test.each([
  'test=fail',
  'test=',
  'test=FAILS',
  'test vitest',
  'test vitest=skip',
  'test browser=no',
  'test browser=differs',
  'test browser=""',
])('refuses the misspelt mark %s at its line', mark => {
  const text = ['one', '```ts ' + mark, '```'].join('\n');

  expect(() => extractTests(text, 'docs/a.mdx')).toThrow(/docs\/a\.mdx:2: unknown mark/);
});

test.each(['ts vitest=differs', 'ts test test=fails', 'ts test=edges test=fault'])(
  'refuses "%s": one verdict it must have',
  info => {
    expect(() => exampleOf(info)).toThrow('write one of "test"');
  },
);

test.each(['typescript', 'mjs', 'cts'])('refuses to run a block of the language %s', language => {
  expect(() => exampleOf(`${language} test`)).toThrow('name its language js, jsx, ts or tsx');
});

test.each([
  ['ts', undefined],
  ['js title="how to test it"', undefined],
  ['bash test', undefined],
  ['ts test', {verdict: 'passes', shows: 'example', differs: []}],
  ['tsx title="a b" test=fails', {verdict: 'fails', shows: 'example', differs: []}],
  ['ts test=edges', {verdict: 'passes', shows: 'edges', differs: []}],
  ['ts test=fault', {verdict: 'passes', shows: 'fault', differs: []}],
  [
    'ts test=fails vitest=differs browser="no test here"',
    {verdict: 'fails', shows: 'example', differs: ['vitest', 'browser']},
  ],
])('reads "%s"', (info, example) => {
  expect(exampleOf(info)).toEqual(example);
});

test('finds code that nothing runs, whatever its language is called', () => {
  const text = [
    '```ts test',
    '```',
    '```bash',
    '```',
    '~~~ts',
    '~~~',
    '- list',
    '  ```typescript title="a.ts"',
    '  ```',
  ];

  expect(unmarkedExamples(text.join('\n'))).toEqual([5, 8]);
});

test('gives the code of a block without the indentation', () => {
  expect(examplesOf(page.join('\n'), 'a.mdx').map(({code}) => code)).toEqual([
    "import { expect } from '@jest/globals';\ntest('a', () => {});",
    "test('b', () => {});",
  ]);
});

test('opens and closes a block as it is told', () => {
  const code = extractTests(page.join('\n'), 'a.mdx', ({verdict}) => ({open: `${verdict} {`, close: '}'}));

  expect(code.split('\n').slice(4, 8)).toEqual(['passes {', '', "test('a', () => {});", '}']);
  expect(code.split('\n').slice(15)).toEqual(['fails {', "test('b', () => {});", '}']);
});

test('hoists an import that binds nothing', () => {
  const code = extractTests(['```ts test', "import 'jest-extended/all';", '```'].join('\n'), 'a.mdx');

  expect(code).toStartWith("import 'jest-extended/all';describe(");
});

test('ends a block only at a fence as long as its own', () => {
  const blocks = fencedBlocks(['````ts test', '```', 'text', '````', '```ts', '```']);

  expect(blocks.map(({start, end}) => [start, end])).toEqual([
    [0, 3],
    [4, 5],
  ]);
});

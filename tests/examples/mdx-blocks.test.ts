import {extractTests, fencedBlocks} from './mdx-blocks.cjs';

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
  const {code, blocks} = extractTests(page.join('\n'), 'a.mdx');
  const lines = code.split('\n');

  expect(blocks).toBe(2);
  expect(lines).toBeArrayOfSize(page.length);
  expect(lines[4]).toStartWith('describe(".toBeArray() (line 5)"');
  expect(lines[6]).toBe("test('a', () => {});");
  expect(lines[16]).toBe("test('b', () => {});");
});

test('hoists imports to the first line', () => {
  const [first, ...others] = extractTests(page.join('\n'), 'a.mdx').code.split('\n');

  expect(first).toBe("import { expect } from '@jest/globals';");
  expect(others.join('\n')).not.toInclude('import');
});

test('runs only marked blocks, and gives a failing one its own test', () => {
  const {code} = extractTests(page.join('\n'), 'a.mdx');

  expect(code).not.toInclude('module.exports');
  expect(code).toIncludeRepeated('failingExample', 1);
});

test.each(['test=fail', 'test=', 'test=FAILS'])('refuses the misspelt mark %s at its line', mark => {
  const text = ['one', '```ts ' + mark, '```'].join('\n');

  expect(() => extractTests(text, 'docs/a.mdx')).toThrow(/docs\/a\.mdx:2: unknown mark/);
});

test('ends a block only at a fence as long as its own', () => {
  const blocks = fencedBlocks(['````ts test', '```', 'text', '````', '```ts', '```']);

  expect(blocks.map(({start, end}) => [start, end])).toEqual([
    [0, 3],
    [4, 5],
  ]);
});

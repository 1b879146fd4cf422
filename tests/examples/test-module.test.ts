import {testModule} from './test-module.cjs';

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
  const lines = testModule(page.join('\n'), 'a.mdx').split('\n');

  expect(lines).toBeArrayOfSize(page.length);
  expect(lines[4]).toStartWith('describe(".toBeArray() (line 5)"');
  expect(lines[6]).toBe("test('a', () => {});");
  expect(lines[16]).toBe("test('b', () => {});");
});

test.each([
  ["import { expect } from '@jest/globals';", page.join('\n')],
  ["import 'jest-extended/all';", ['Text.', '```ts test', "import 'jest-extended/all';", '```'].join('\n')],
])('moves %s to the first line', (statement, text) => {
  const [first, ...others] = testModule(text, 'a.mdx').split('\n');

  expect(first).toBe(statement);
  expect(others.join('\n')).not.toInclude('import');
});

test('runs only marked blocks, and gives a failing one its own test', () => {
  const code = testModule(page.join('\n'), 'a.mdx');

  expect(code).not.toInclude('module.exports');
  expect(code).toIncludeRepeated('failingExample', 1);
});

test('opens and closes an example as the caller asks', () => {
  const code = testModule(page.join('\n'), 'a.mdx', ({marks}) => ({open: `${marks.verdict} {`, close: '}'}));

  expect(code.split('\n').slice(4, 8)).toEqual(['passes {', '', "test('a', () => {});", '}']);
  expect(code.split('\n').slice(15)).toEqual(['fails {', "test('b', () => {});", '}']);
});

test('a page without examples has one test, without which Jest and Vitest would refuse it', () => {
  expect(testModule('Text.', 'a.mdx')).toBe("test('has no examples', () => {});");
});

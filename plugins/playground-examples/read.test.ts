import {examplesOf} from './read';

const page = [
  '---',
  "title: 'Array'",
  '---',
  '',
  '```ts test',
  "test('before any heading', () => {});",
  '```',
  '',
  '## .toBeArray() {#tobearray}',
  '',
  '```ts title="setup.ts"',
  '## not a heading, and not an example',
  '```',
  '',
  '```ts test=edges',
  "test('an edge', () => {});",
  '```',
  '',
  '```ts test browser="it reads a file"',
  "test('needs Node', () => {});",
  '```',
  '',
  '```ts title="not a test " ',
  '```',
  '',
  '```ts test=fault',
  "test('a fault', () => {});",
  '```',
  '',
  '````ts title="a.test.ts" test=fails',
  "import {expect, test} from '@jest/globals';",
  '',
  'test.each([1])(',
  '  "is %s",',
  '  () => {},',
  ');',
  '```',
  '````',
].join('\n');

test('reads the title and every example to start from, with its heading and first test', () => {
  expect(examplesOf(page)).toEqual({
    title: 'Array',
    examples: [
      {heading: 'Array', title: 'before any heading', code: "test('before any heading', () => {});"},
      {heading: '.toBeArray()', title: 'is %s', code: expect.stringContaining('"is %s"')},
    ],
  });
});

test('an example ends with its own fence', () => {
  expect(examplesOf(page).examples.at(-1)?.code).toEndWith(');\n```');
});

test('reads a page saved on Windows', () => {
  expect(examplesOf(page.replaceAll('\n', '\r\n'))).toEqual(examplesOf(page));
});

test('finds none where there is none', () => {
  expect(examplesOf('Text.')).toEqual({title: '', examples: []});
});

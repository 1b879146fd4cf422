import {getCells, getExamples, resolveLink, readPage} from './page.cjs';

const text = [
  '---',
  'title: Array',
  '---',
  '',
  "import List from '@site/src/components/List';",
  '',
  '<List>',
  '',
  'Text.',
  '',
  '## `.toBeArray()` {#tobearray}',
  '',
  '| Value | Passes |',
  '| ----- | ------ |',
  '| `a \\| b` | yes |',
  '',
  '</List>',
  '',
  '## Twice',
  '',
  '````ts title="a.test.ts" test',
  '## not a heading',
  '```',
  '````',
  '',
  '## Twice',
  '',
  '- a list',
  '',
  '  ```js test=fails',
  '  const a = {',
  '    b: 1,',
  '  };',
  '  ```',
].join('\n');

test('reads sections, with the ids that Docusaurus gives them', () => {
  const {sections} = readPage(text, 'a.mdx');

  expect(sections.map(({id, title, depth, line, hasOwnId}) => [id, title, depth, line, hasOwnId])).toEqual([
    ['', '', 1, 1, false],
    ['tobearray', '.toBeArray()', 2, 11, true],
    ['twice', 'Twice', 2, 19, false],
    ['twice-1', 'Twice', 2, 26, false],
  ]);
});

test('reads fenced blocks at their lines, with their headings and marks', () => {
  expect(getExamples(readPage(text, 'a.mdx'))).toMatchObject([
    {line: 21, endLine: 24, indent: 0, heading: 'Twice', section: 'twice', marks: {verdict: 'passes'}},
    {line: 30, endLine: 34, indent: 2, language: 'js', section: 'twice-1', code: 'const a = {\n  b: 1,\n};'},
  ]);
});

test('reads a file saved on Windows', () => {
  const withoutNodes = ({blocks}: ReturnType<typeof readPage>) => blocks.map(({node: _, ...block}) => block);

  expect(withoutNodes(readPage(text.replaceAll('\n', '\r\n'), 'a.mdx'))).toEqual(withoutNodes(readPage(text, 'a.mdx')));
});

test('gives the cells of a table as they are written', () => {
  const page = readPage(text, 'a.mdx');
  const table = page.sections[1]?.content.find(node => node.type === 'table');

  expect(table && getCells(table, page)).toEqual([
    ['Value', 'Passes'],
    ['`a \\| b`', 'yes'],
  ]);
});

test('names the line of a mistake', () => {
  expect(() => readPage('Text.\n\n{a b}', 'docs/a.mdx')).toThrow(/^docs\/a\.mdx:3: /);
  expect(() => getExamples(readPage('Text.\n\n```ts test=fail\n```', 'docs/a.mdx'))).toThrow(
    /^docs\/a\.mdx:3: unknown mark/,
  );
});

test.each([
  ['#here', {file: 'docs/matchers/array.mdx', id: 'here'}],
  ['./date.mdx', {file: 'docs/matchers/date.mdx', id: undefined}],
  ['../index.mdx#why', {file: 'docs/index.mdx', id: 'why'}],
  ['https://jestjs.io/#a', undefined],
])('the link %s leads to %j', (url, target) => {
  expect(resolveLink(url, 'docs/matchers/array.mdx')).toEqual(target);
});

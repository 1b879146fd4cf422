import {readdirSync, readFileSync} from 'node:fs';
import {getPath, groups} from '@jest-extended/catalogue';
import {pathsWithWords} from '@jest-extended/catalogue/words';
import {type Doc, mapDocsByFile} from './docs';
import {readPage} from './page.cjs';
import {readSections} from './sections';

const createDoc = (file: string, path: string, title: string): Doc => ({
  file,
  path,
  title,
  group: 'Matchers',
  description: '',
  docusaurus_tag: 'docs-default-current',
  version: 'current',
});

const array = createDoc('docs/matchers/array.mdx', '/docs/matchers/array', 'Array');
const docs = [array, createDoc('docs/matchers/index.mdx', '/docs/matchers/', 'Matchers')];

const page = [
  '---',
  'title: Array',
  '---',
  '',
  "import MatcherList from '../../../src/components/reference/MatcherList';",
  '',
  '<MatcherList>',
  '',
  'See [the rules](./index.mdx#not), [here](#tobearray), [a gone page](./gone.mdx) and [Jest](https://jestjs.io).',
  '',
  '</MatcherList>',
  '',
  '## `.toBeArray()` {#tobearray}',
  '',
  '| Value  | Passes |',
  '| ------ | ------ |',
  '| `[]`   | yes    |',
  '',
  '```ts browser="not a test here" test=fails vitest=differs',
  '// ## not a heading',
  '',
  'expect([]).toBeArray();',
  '```',
  '',
  ':::known-issue[`it` throws]',
  '',
  'Sometimes.',
  '',
  '```ts test=known-issue',
  'expect(1);',
  '```',
  '',
  ':::',
  '',
  '### Edge cases & more',
  '',
  '- a list',
  '- [of](#tobearray) two',
  '',
  '```js title="test.js"',
  'a;',
  '```',
].join('\n');

test('gives edge cases and known issues the ids of their rows on the page', () => {
  const edgeCases = '```ts test=edge-cases\ntest("one", () => {\n});\n```';
  const text = ['## A {#a}', edgeCases, ':::known-issue[It throws]\n\n' + edgeCases + '\n\n:::', edgeCases].join(
    '\n\n',
  );
  const [, section] = readSections(readPage(text, array.file), array, mapDocsByFile(docs));

  expect(section?.parts.map(part => 'id' in part && part.id)).toEqual([
    'a-edge-cases',
    'a-known-issue',
    'a-edge-cases-2',
  ]);
});

test('reads sections as written, with links to the site', () => {
  expect(readSections(readPage(page, array.file), array, mapDocsByFile(docs))).toEqual([
    {
      url: '/docs/matchers/array',
      titles: ['Array'],
      parts: [
        {
          kind: 'text',
          isOverview: true,
          markdown:
            'See [the rules](/docs/matchers/#not), [here](/docs/matchers/array#tobearray), [a gone page](./gone.mdx) and [Jest](https://jestjs.io).',
        },
      ],
    },
    {
      url: '/docs/matchers/array#tobearray',
      titles: ['Array', '.toBeArray()'],
      parts: [
        {kind: 'text', markdown: '| Value | Passes |\n| --- | --- |\n| `[]` | yes |'},
        {
          kind: 'code',
          language: 'ts',
          code: '// ## not a heading\n\nexpect([]).toBeArray();',
          marks: {verdict: 'fails', shows: 'example', notInBrowser: 'not a test here', differsInVitest: true},
          tokens: 'c,,ff',
        },
        {
          kind: 'note',
          id: 'tobearray-known-issue',
          type: 'known-issue',
          title: '`it` throws',
          parts: [
            {kind: 'text', markdown: 'Sometimes.'},
            {
              kind: 'code',
              language: 'ts',
              code: 'expect(1);',
              marks: {verdict: 'passes', shows: 'known-issue'},
              tokens: 'fn',
            },
          ],
        },
      ],
    },
    {
      url: '/docs/matchers/array#edge-cases--more',
      titles: ['Array', '.toBeArray()', 'Edge cases & more'],
      parts: [
        {kind: 'text', markdown: '- a list\n- [of](/docs/matchers/array#tobearray) two'},
        {kind: 'code', language: 'js', title: 'test.js', code: 'a;'},
      ],
    },
  ]);
});

describe('the docs', () => {
  const files = readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .filter(file => file.endsWith('.mdx'))
    .map(file => `docs/${file.replaceAll('\\', '/')}`);
  const all = files.map(file => createDoc(file, `/${file.replace(/\.mdx$/, '').replace(/\/index$/, '/')}`, file));
  const pages = all.map(doc => ({doc, page: readPage(readFileSync(doc.file, 'utf8'), doc.file)}));
  const allSections = pages.flatMap(({doc, page: read}) => readSections(read, doc, mapDocsByFile(all)));
  const urls = allSections.map(({url}) => url);

  test('have each section once', () => {
    expect(urls).toIncludeSameMembers([...new Set(urls)]);
  });

  test('have every section that has words', () => {
    expect(pathsWithWords.filter(section => !urls.includes(section))).toEqual([]);
  });

  test('have a section for every matcher, which begins with a description', () => {
    const matchers = groups.flatMap(group => group.matchers.map(name => getPath(group, name)));
    const sections = allSections.filter(({url}) => matchers.includes(url));
    expect(sections).toBeArrayOfSize(matchers.length);
    expect(sections.map(({parts}) => parts[0]?.kind)).toSatisfyAll(kind => kind === 'text');
  });
});

test('a tab begins with its label, also where no tabs can be shown', () => {
  const tabs = '<Tabs>\n<TabItem value="bun" label="Bun">\n\nText.\n\n</TabItem>\n</Tabs>';
  const [section] = readSections(readPage(tabs, 'docs/tabs.mdx'), array, mapDocsByFile(docs));

  expect(section?.parts).toEqual([
    {kind: 'text', markdown: '**Bun**'},
    {kind: 'text', markdown: 'Text.'},
  ]);
});

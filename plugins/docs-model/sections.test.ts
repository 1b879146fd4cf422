import {readdirSync, readFileSync} from 'node:fs';
import {addressOf, groups} from '../../src/catalogue';
import {aliasedAddresses} from '../../src/catalogue/aliases';
import {explainingAddresses} from '../../src/catalogue/messages';
import {isCode} from '../../src/ask/passage';
import {PLACE} from '../../src/search/compare';
import {createRanking} from '../../src/search/rank';
import {getSearchSections} from '../search-index/sections';
import {type Doc, docsByFile} from './docs';
import {readPage} from './page.cjs';
import {readSections} from './sections';

const docOf = (file: string, path: string, title: string): Doc => ({
  file,
  path,
  title,
  group: 'Matchers',
  description: '',
  docusaurus_tag: 'docs-default-current',
  version: 'current',
});

const array = docOf('docs/matchers/array.mdx', '/docs/matchers/array', 'Array');
const docs = [array, docOf('docs/matchers/index.mdx', '/docs/matchers/', 'Matchers')];

const page = [
  '---',
  'title: Array',
  '---',
  '',
  "import MatcherList from '@site/src/components/reference/MatcherList';",
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
  const [, section] = readSections(readPage(text, array.file), array, docsByFile(docs));

  expect(section?.parts.map(part => 'id' in part && part.id)).toEqual([
    'a-edge-cases',
    'a-known-issue',
    'a-edge-cases-2',
  ]);
});

test('reads sections as written, with links to the site', () => {
  expect(readSections(readPage(page, array.file), array, docsByFile(docs))).toEqual([
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
          marks: {verdict: 'fails', shows: 'example', notInBrowser: 'not a test here'},
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
  const all = files.map(file => docOf(file, `/${file.replace(/\.mdx$/, '').replace(/\/index$/, '/')}`, file));
  const pages = all.map(doc => ({doc, page: readPage(readFileSync(doc.file, 'utf8'), doc.file)}));
  const passages = pages.flatMap(({doc, page: read}) => readSections(read, doc, docsByFile(all)));
  const urls = passages.map(({url}) => url);

  test('have each section once', () => {
    expect(urls).toIncludeSameMembers([...new Set(urls)]);
  });

  test('have every section that src/catalogue names, e.g. in guides.ts', () => {
    expect(aliasedAddresses.filter(section => !urls.includes(section))).toEqual([]);
  });

  test('have every section that explains a message', () => {
    expect(urls).toIncludeAllMembers([...explainingAddresses]);
  });

  test('quote messages that lead to the section that explains them', async () => {
    const options = {doc: array, commands: new Map(), language: 'en'};
    const rank = await createRanking(getSearchSections(passages, options));
    const explaining = passages.filter(
      ({titles}) => titles.length > 2 && /^(?:Troubleshooting|Errors)$/.test(titles[1] ?? ''),
    );
    // A section without such a block has its message in the heading.
    const quoted = explaining.flatMap(({url, titles, parts}) => {
      const texts = parts.filter(isCode).filter(({language}) => language === 'text');
      return (texts.length > 0 ? texts.map(({code}) => code) : titles.slice(-1)).map(code => ({url, code}));
    });
    expect(quoted.length).toBeGreaterThan(15);
    for (const {url, code} of quoted) {
      const [first] = rank(code, () => true).ranked;
      expect({code, url: first?.section.url, place: first?.place}).toEqual({code, url, place: PLACE.message});
    }
  });

  test('have a section for every matcher, which begins with a description', () => {
    const matchers = groups.flatMap(group => group.matchers.map(name => addressOf(group, name)));
    const sections = passages.filter(({url}) => matchers.includes(url));
    expect(sections).toBeArrayOfSize(matchers.length);
    expect(sections.map(({parts}) => parts[0]?.kind)).toSatisfyAll(kind => kind === 'text');
  });
});

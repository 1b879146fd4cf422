/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {addressOf, groups} from '../../src/catalogue';
import {calledAddresses} from '../../src/catalogue/called';
import {type Doc, passagesOfDoc} from './read';

const array: Doc = {file: '/docs/matchers/array.mdx', path: '/docs/matchers/array', title: 'Array'};
const index: Doc = {file: '/docs/matchers/index.mdx', path: '/docs/matchers/', title: 'Matchers'};
const docs = [array, index];

const page = [
  '---',
  'title: Array',
  '---',
  '',
  "import List from '@site/src/components/List';",
  '',
  '<List>',
  '',
  'See [the rules](./index.mdx#not), [here](#tobearray) and [Jest](https://jestjs.io).',
  '',
  '</List>',
  '',
  '## `.toBeArray()` {#tobearray}',
  '',
  '| Value  | Passes |',
  '| ------ | ------ |',
  '| `[]`   | yes    |',
  '',
  '```ts browser="not a test here" test=fails vitest=differs',
  '## no heading',
  '',
  'expect([]).toBeArray();',
  '```',
  '',
  ':::fault[It throws]',
  '',
  'Sometimes.',
  '',
  '```ts test=fault',
  'expect(1);',
  '```',
  '',
  ':::',
  '',
  '### Edges & more',
  '',
  '- a list',
  '',
  '  ```js title="test.js"',
  '  const a = {',
  '    b: 1,',
  '  };',
  '  ```',
].join('\n');

test('reads sections as they are written, with links that lead to the site', () => {
  expect(passagesOfDoc(page, array, docs)).toEqual([
    {
      url: '/docs/matchers/array',
      titles: ['Array'],
      parts: [
        {
          kind: 'text',
          markdown:
            'See [the rules](/docs/matchers/#not), [here](/docs/matchers/array#tobearray) and [Jest](https://jestjs.io).',
        },
      ],
    },
    {
      url: '/docs/matchers/array#tobearray',
      titles: ['Array', '.toBeArray()'],
      parts: [
        {kind: 'text', markdown: '| Value | Passes |\n| --- | --- |\n| `[]` | yes |'},
        {kind: 'code', language: 'ts', shows: 'failure', code: '## no heading\n\nexpect([]).toBeArray();'},
        {
          kind: 'note',
          type: 'fault',
          title: 'It throws',
          parts: [
            {kind: 'text', markdown: 'Sometimes.'},
            {kind: 'code', language: 'ts', shows: 'fault', code: 'expect(1);'},
          ],
        },
      ],
    },
    {
      url: '/docs/matchers/array#edges--more',
      titles: ['Array', '.toBeArray()', 'Edges & more'],
      parts: [
        {kind: 'text', markdown: '- a list'},
        {kind: 'code', language: 'js', title: 'test.js', code: 'const a = {\n  b: 1,\n};'},
      ],
    },
  ]);
});

test('reads a file saved on Windows', () => {
  expect(passagesOfDoc(page.replaceAll('\n', '\r\n'), array, docs)).toEqual(passagesOfDoc(page, array, docs));
});

test('names a link that leads to no doc', () => {
  expect(() => passagesOfDoc('See [it](./gone.mdx#here).', array, docs)).toThrow(
    '/docs/matchers/array.mdx links to ./gone.mdx#here, which is no doc.',
  );
});

describe('the docs', () => {
  const root = path.join(__dirname, '../../docs');
  const all = readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter(file => file.endsWith('.mdx'))
    .map((file): Doc => {
      const route = `/docs/${file.replace(/\.mdx$/, '').replaceAll(path.sep, '/')}`;
      return {file: path.join(root, file), path: route.replace(/\/index$/, '/'), title: file};
    });
  const passages = all.flatMap(doc => passagesOfDoc(readFileSync(doc.file, 'utf8'), doc, all));
  const urls = passages.map(({url}) => url);

  test('have each section once', () => {
    expect(urls).toIncludeSameMembers([...new Set(urls)]);
  });

  test('have every section that readers call by other words', () => {
    expect(urls).toIncludeAllMembers([...calledAddresses]);
  });

  test('have a section for every matcher, which begins with what it checks', () => {
    const matchers = groups.flatMap(group => group.matchers.map(name => addressOf(group, name)));
    const sections = passages.filter(({url}) => matchers.includes(url));
    expect(sections).toBeArrayOfSize(matchers.length);
    expect(sections.map(({parts}) => parts[0]?.kind)).toSatisfyAll(kind => kind === 'text');
  });
});

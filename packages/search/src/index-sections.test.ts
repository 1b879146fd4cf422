import {type Doc} from '@jest-extended/docs-model/docs';
import {readPage} from '@jest-extended/docs-model/page';
import {readSections} from '@jest-extended/docs-model/sections';
import {indexSections} from './index-sections';

const doc: Doc = {
  file: 'docs/a.mdx',
  path: '/docs/matchers/array',
  title: 'Array',
  group: 'Matchers',
  description: '',
  docusaurus_tag: 'docs-default-current',
  version: 'current',
};
const options = {doc, commands: new Map([['npm install', '# npm\nnpm install\n\n# Yarn\nyarn']]), language: 'en'};

/** The sections of a page that consists of some blocks. */
const read = (blocks: readonly string[], path = doc.path) =>
  indexSections(readSections(readPage(blocks.join('\n\n'), doc.file), {...doc, path}, new Map()), options);

test('a page is its beginning and a section for each heading', () => {
  const sections = read([
    'An *array* [holds](#more)\nvalues.',
    '## `.toBeArray()` {#tobearray}',
    'Passes.',
    '### Rules & more',
    '- one\n- `two`',
  ]);

  expect(sections).toEqual(
    [
      {url: '', titles: [], prose: 'An array holds values.', aside: ''},
      {
        url: '#tobearray',
        titles: ['.toBeArray()'],
        prose: 'Passes.',
        aside: '',
      },
      {url: '#rules--more', titles: ['.toBeArray()', 'Rules & more'], prose: 'one\ntwo', aside: ''},
    ].map(({url, titles, ...text}) => ({
      url: `/docs/matchers/array${url}`,
      titles: ['Matchers', 'Array', ...titles],
      aliases: expect.toBeArray(),
      ...text,
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
    })),
  );
});

test('a section has its other names and its messages, whatever the path of the site is', () => {
  expect(read(['## fail() {#fail}'], '/x/docs/matchers/fail/')[1]).toMatchObject({
    aliases: expect.toIncludeAllMembers(['assert.fail']),
    messages: ['fail is not defined'],
  });
});

test.each<[string, string[], object]>([
  [
    'without lines of versions',
    [
      'Install it.',
      '_Tested with `ts-jest` 29.4._',
      '_Tested with Jest 30.5. Compiled with TypeScript 7.0._',
      'The *end*.',
    ],
    {prose: 'Install it.\nThe end.'},
  ],
  ['with a line for each row of a table', ['| A | B |\n| --- | --- |\n| `a \\| b` | yes |'], {prose: 'A B\na | b yes'}],
  [
    'with the output of programs; other code and its title are kept apart, with the commands of all managers',
    [
      '```text\nTypeError: no function\n  at a\n```',
      '```ts title="jest.config.ts"\nexport default {};\n```',
      '```bash npm2yarn\nnpm install\n```',
    ],
    {
      prose: 'TypeError: no function\nat a',
      aside: 'jest.config.ts\nexport default {};\n# npm\nnpm install\n\n# Yarn\nyarn',
    },
  ],
  [
    'without related matchers, which are kept apart',
    ['Passes.', ':::related\n\n- To check B, use [C](#c).\n\n:::'],
    {prose: 'Passes.', aside: 'To check B, use C.'},
  ],
])('the text is indexed %s', (_, blocks, section) => {
  expect(read(blocks)).toMatchObject([section]);
});

test("Jest's reports are searched without values, the names of tests, code frames and stacks, and the example is not", () => {
  const report = (name: string, message: string) =>
    `\u001b[1m  ● ${name}\u001b[22m\n\n    ${message}\n      [1]\n\n  > 3 | expect(list)\n      at Object.toBe (a.test.ts:3:9)`;
  const marks = {verdict: 'fails', shows: 'example'} as const;
  const reports = `${report('one', 'Expected list')}\n\n${report('two', 'Expected Set')}`;
  const passage = {
    url: '/docs/a',
    titles: ['A'] as const,
    parts: [
      {kind: 'text', markdown: 'These fail:'},
      {kind: 'code', language: 'ts', code: 'test();', marks, report: reports},
    ] as const,
  };

  expect(indexSections([passage], options)).toMatchObject([
    {prose: 'These fail:\n\fExpected list\nExpected Set', aside: ''},
  ]);
});

test('edge cases and known issues are rows, with the ids that open them', () => {
  const sections = read([
    '## A {#a}',
    'Passes.',
    "```ts test=edge-cases\ntest('`null` throws', () => {\n  expect(null).toBeNil();\n});\n```",
    ':::known-issue[It `fails`]\n\nSometimes.\n\n```ts test=known-issue\na;\n```\n\n:::',
    ':::caution[Careful]\n\nAfter.\n\n:::',
  ]);

  expect(sections[1]).toMatchObject({
    prose: 'Passes.\nCareful\nAfter.',
    rows: [
      {id: 'a-edge-cases', prose: 'Edge cases\nnull throws'},
      {id: 'a-known-issue', prose: expect.stringMatching(/^Known issue in [\d.]+: It fails\nSometimes\.$/)},
    ],
    aside: '',
  });
});

test('lists of other sections are not searched', () => {
  const sections = read([
    'All.',
    '<MatcherList>',
    '## Array {#array}',
    '- [a](./a.mdx)',
    '</MatcherList>',
    'After the list.',
    '## Issues',
    'Text.',
    '<KnownIssues>',
    '- [b](./b.mdx)',
    '</KnownIssues>',
    '## Empty',
  ]);

  expect(sections.map(({url, prose}) => [url.split('#')[1], prose])).toEqual([
    [undefined, 'All.\nAfter the list.'],
    ['issues', 'Text.'],
    ['empty', ''],
  ]);
});

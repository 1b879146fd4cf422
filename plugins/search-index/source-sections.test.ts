/** @jest-environment node */
import {sectionsOfSource} from './source-sections';

const source = {
  file: 'number.mdx',
  path: '/docs/matchers/number',
  title: 'Number',
  group: 'Matchers',
  docusaurus_tag: 'docs-default-current',
  version: 'current',
};

const page = [
  '---',
  'title: Number',
  '---',
  '',
  "import Tabs from '@theme/Tabs';",
  '',
  'What a *number* is. See [the list](./index.mdx).',
  '',
  '## .toBeInteger() {#tobeinteger}',
  '',
  ':::caution[Not all is `none`]',
  '',
  'Passes for <b>arrays</b>.',
  '',
  ':::',
  '',
  '````ts title="a.test.ts" test',
  '## no heading',
  '```',
  'expect([]).toBeArray();',
  '````',
  '',
  '### Edges & more',
  '',
  '| Value | Passes |',
  '| ----- | :----: |',
  '| empty | yes    |',
  '',
  '- sparse',
].join('\n');

test('reads headings, text and code', () => {
  expect(sectionsOfSource(page, source)).toMatchObject([
    {
      url: '/docs/matchers/number',
      titles: ['Matchers', 'Number'],
      prose: 'What a number is. See the list.',
      aside: '',
    },
    {
      url: '/docs/matchers/number#tobeinteger',
      titles: ['Matchers', 'Number', '.toBeInteger()'],
      words: expect.arrayContaining(['whole number']),
      prose: 'Not all is none\nPasses for arrays.',
      aside: '## no heading\n```\nexpect([]).toBeArray();',
    },
    {
      url: '/docs/matchers/number#edges--more',
      titles: ['Matchers', 'Number', '.toBeInteger()', 'Edges & more'],
      words: [],
      prose: 'Value Passes\nempty yes\nsparse',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
    },
  ]);
});

test('reads a file saved on Windows', () => {
  expect(sectionsOfSource(page.replaceAll('\n', '\r\n'), source)).toEqual(sectionsOfSource(page, source));
});

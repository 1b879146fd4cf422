import {readPage} from '../docs-model/page.cjs';
import {sectionsOf} from './sections';

const doc = {
  file: 'number.mdx',
  path: '/docs/matchers/number',
  title: 'Number',
  group: 'Matchers',
  description: '',
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
  '## not a heading',
  '```',
  'expect([]).toBeArray();',
  '````',
  '',
  '### Edge cases & more',
  '',
  '| Value | Passes |',
  '| ----- | :----: |',
  '| empty | yes    |',
  '',
  '- sparse',
].join('\n');

test('reads headings, text and code', () => {
  expect(sectionsOf(readPage(page, doc.file), doc)).toMatchObject([
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
      aside: '## not a heading\n```\nexpect([]).toBeArray();',
    },
    {
      url: '/docs/matchers/number#edge-cases--more',
      titles: ['Matchers', 'Number', '.toBeInteger()', 'Edge cases & more'],
      words: [],
      prose: 'Value Passes\nempty yes\nsparse',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
    },
  ]);
});

import {readPage} from './page.cjs';
import {readSections} from './sections';
import {splitNameTables} from './name-tables';

const doc = {
  file: 'docs/index.mdx',
  path: '/docs/',
  title: 'Introduction',
  group: 'Introduction',
  description: '',
  docusaurus_tag: 'docs-default-current',
  version: 'current',
};

/** The sections of a page that has a table. */
const split = (...lines: string[]) =>
  splitNameTables(
    readSections(
      readPage(['## From {#from}', 'One.', lines.join('\n'), 'Two.'].join('\n\n'), doc.file),
      doc,
      new Map(),
    ),
  );

test('each row of a table of names is a section after the one that has the table', () => {
  expect(
    split(
      '| You type | Write | Difference |',
      '| --- | --- | --- |',
      '| Chai `increase(…).by(5)`, `up` | [`.toChangeBy(fn, 5)`](#by) | a \\| b |',
      "| Chai `a('string')` | `.toBeString()` | |",
    ).slice(1),
  ).toEqual([
    {
      url: '/docs/#from',
      titles: ['Introduction', 'From'],
      parts: ['One.', 'Two.'].map(markdown => ({kind: 'text', markdown})),
    },
    {
      url: '/docs/#from-increase-by',
      titles: ['Introduction', 'From', 'Chai increase(…).by(5), up'],
      names: ['increase.by', 'up'],
      parts: [{kind: 'text', markdown: 'Write: [`.toChangeBy(fn, 5)`](#by). Difference: a \\| b.'}],
    },
    {
      url: '/docs/#from-a',
      titles: ['Introduction', 'From', "Chai a('string')"],
      names: ['a'],
      parts: [{kind: 'text', markdown: 'Write: `.toBeString()`.'}],
    },
  ]);
});

test('a row of values has the libraries that are in bold, and an id of its own', () => {
  const rows = ['| **Redux Toolkit** `a` | b |', '| Two of **Redux Toolkit** | c |', '| `Map` | d |'];
  const sections = split('| Value from a library | Write |', '| --- | --- |', ...rows).slice(2);
  expect(sections.map(({url, libraries}) => [url, libraries])).toEqual([
    ['/docs/#from-redux-toolkit', ['Redux Toolkit']],
    ['/docs/#from-redux-toolkit-2', ['Redux Toolkit']],
    ['/docs/#from-map', []],
  ]);
});

test('another table stays in its section', () => {
  const sections = split('| Value | Write |', '| --- | --- |', '| `a` | `.b()` |');
  expect(sections.map(({url, parts}) => [url, parts.length])).toEqual([
    ['/docs/', 0],
    ['/docs/#from', 3],
  ]);
});

import {FORM, createIndexFile, parseIndexFile} from './index-file';
import type {IndexedSection} from './indexed-section';

const facets = {language: 'en', docusaurus_tag: 'docs-default-current', version: 'current'};

const page: IndexedSection = {url: '/a', titles: ['Group', 'A'], aliases: [], prose: 'Text', aside: '', ...facets};
const part: IndexedSection = {
  url: '/a#part',
  titles: ['Group', 'A', 'Above', 'Part'],
  names: ['piece', 'part.of'],
  aliases: ['a piece'],
  messages: ['{matcher} is lost'],
  prose: 'What it says.\nMore.',
  rows: [{id: 'part-edge-cases', prose: 'Edge cases'}],
  aside: 'says(part, part);',
  ...facets,
};
const other: IndexedSection = {...page, url: '/b', titles: ['B', 'B'], docusaurus_tag: 'default'};

test('unpacks the packed sections, of the hidden text each new word once', () => {
  expect(parseIndexFile(JSON.parse(JSON.stringify(createIndexFile([page, part, other]))))).toEqual([
    page,
    {...part, aside: 'part'},
    other,
  ]);
});

test.each([
  ['null', null],
  ['a text', 'pages'],
  ['another format', {form: FORM + 1, pages: []}],
])('rejects %s', (_, file) => {
  expect(() => parseIndexFile(file)).toThrowWithMessage(Error, `The search index is not of form ${FORM}.`);
});

import {FORM, packed, unpacked} from './index-file';
import type {Section} from './section';

const facets = {language: 'en', docusaurus_tag: 'docs-default-current', version: 'current'};

const page: Section = {url: '/a', titles: ['Group', 'A'], words: [], prose: 'Text', aside: '', ...facets};
const part: Section = {
  url: '/a#part',
  titles: ['Group', 'A', 'Above', 'Part'],
  words: ['a piece'],
  messages: ['{matcher} is lost'],
  prose: 'What it says.\nMore.',
  rows: [{id: 'part-edge-cases', prose: 'Edge cases'}],
  aside: 'says(part, part);',
  ...facets,
};
const other: Section = {...page, url: '/b', titles: ['B', 'B'], docusaurus_tag: 'default'};

test('unpacks the packed sections, of the hidden text each new word once', () => {
  expect(unpacked(JSON.parse(JSON.stringify(packed([page, part, other]))))).toEqual([
    page,
    {...part, aside: 'part'},
    other,
  ]);
});

test.each([
  ['null', null],
  ['a text', 'pages'],
  ['another format', {form: FORM + 1, pages: []}],
  ['no pages', {form: FORM}],
])('rejects %s', (_, file) => {
  expect(() => unpacked(file)).toThrowWithMessage(Error, `The search index is not of form ${FORM}.`);
});

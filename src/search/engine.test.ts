import {createEngine} from './engine';
import type {SearchRequest} from './protocol';
import type {Section} from './section';

const facets = {language: 'en', docusaurus_tag: 'docs-default-current', version: 'current'};

const matcher = (
  page: string,
  name: string,
  prose: string,
  words: string[] = [],
  more: Partial<Section> = {},
): Section => ({
  url: `/docs/matchers/${page.toLowerCase()}#${name.toLowerCase()}`,
  titles: ['Matchers', page, `.${name}()`],
  words,
  prose,
  aside: '',
  ...facets,
  ...more,
});

const sections: Section[] = [
  {
    url: '/docs/matchers/array',
    titles: ['Matchers', 'Array'],
    words: [],
    prose: 'What an array holds.',
    aside: '',
    ...facets,
  },
  matcher('Array', 'toBeArray', 'Passes when the value is an array.', ['is list']),
  matcher('Array', 'toBeArrayOfSize', 'Passes when the length of an array is exactly size.', ['number of elements']),
  matcher('Array', 'toIncludeSameMembers', 'Passes when each element has its match.\nOrder does not matter.', [
    'ignore order',
  ]),
  matcher('Mock', 'toHaveBeenCalledOnce', 'Passes when a mock was called once.', ['called one time'], {
    aside: 'setupFilesAfterEnv',
  }),
  matcher('Number', 'toBeOneOf<T>', 'Passes for <T> & "quotes".', [], {language: 'de'}),
  {
    url: '/docs/setup#not-a-function',
    titles: ['Getting started', 'Setup', 'is not a function'],
    words: [],
    prose: 'TypeError: expect(...).toBeArrayOfSize is not a function',
    aside: '',
    ...facets,
    docusaurus_tag: 'docs-default-old',
    version: 'old',
  },
];

const engine = createEngine(sections, 'https://example.org');

const answer = (query: string, request: Partial<SearchRequest> = {}) =>
  engine({indexName: 'jest-extended', query, ...request});

const best = (query: string) => answer(query).hits[0]?.anchor;

test.each([
  ['array of size', 'tobearrayofsize'],
  ['arrayofsize', 'tobearrayofsize'],
  ['ofsize', 'tobearrayofsize'],
  ['tobearray', 'tobearray'],
  ['.toBeArray()', 'tobearray'],
  ['await expect(x).not.toBeArray()', 'tobearray'],
  ['toBeArrayOfSzie', 'tobearrayofsize'],
  ['tobearayofsize', 'tobearrayofsize'],
  ['spy called a single time', 'tohavebeencalledonce'],
  ['compare lists ignoring the order', 'toincludesamemembers'],
  ['how many elements', 'tobearrayofsize'],
  ['setupFilesAfterEnv', 'tohavebeencalledonce'],
  ['what does toBeArray check', 'tobearray'],
  ['number of elements', 'tobearrayofsize'],
  ['once jest-extended', 'tohavebeencalledonce'],
  ['TypeError: expect(...).toBeArrayOfSize is not a function', 'not-a-function'],
])('"%s" finds %s first', (query, anchor) => {
  expect(best(query)).toBe(anchor);
});

test.each(['', ' ', '.*+?^${}()|[]\\', '😀🎉', '\ud800', '\udc00\ud800', '<>&"\'', 'zzzzqqqq', 'ありがとう', 'مصفوفة'])(
  'finds nothing for %j, without an error',
  query => {
    expect(answer(query)).toMatchObject({hits: [], nbHits: 0, nbPages: 0, query});
  },
);

test.each([
  ['one long word', 'a'.repeat(10_000)],
  ['many words', 'array size '.repeat(1_000)],
  ['many different words', Array.from({length: 2_000}, (_, at) => `w${at}x`).join(' ')],
  ['one long identifier', 'toBeArray'.repeat(1_200)],
  ['many calls', 'expect(('.repeat(1_250)],
  ['nothing but spaces', ' '.repeat(10_000)],
])('takes 10,000 characters: %s', (_, query) => {
  expect(() => answer(query)).not.toThrow();
});

test('an alias finds its section, whatever the text of others', () => {
  const loud = matcher('Loud', 'elementsElements', 'Number of elements, number of elements, number of elements.');
  const engine = createEngine([loud, ...sections], 'https://example.org');

  expect(engine({indexName: 'jest-extended', query: 'number of elements'}).hits[0]?.anchor).toBe('tobearrayofsize');
});

test('earlier queries do not change the results', () => {
  const queries = [
    'a',
    'ar',
    'arr',
    'array',
    'array ',
    'array of',
    'array of s',
    'array of size',
    'size of array',
    'is array',
  ];
  const after = queries.map(query => answer(query));

  queries.forEach((query, at) => {
    expect(createEngine(sections, 'https://example.org')({indexName: 'jest-extended', query})).toEqual(after[at]);
  });
});

test('names of object properties are ordinary words', () => {
  for (const query of ['constructor', '__proto__', 'prototype']) expect(answer(query).nbHits).toBe(0);
});

test('answers in the format of Algolia', () => {
  const {hits, ...rest} = answer('array', {
    hitsPerPage: 2,
    page: 1,
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  });

  expect(rest).toEqual({index: 'jest-extended', query: 'array', nbHits: 3, page: 1, nbPages: 2, hitsPerPage: 2});
  expect(hits).toBeArrayOfSize(1);
  expect(answer('tobearray', {highlightPreTag: '<mark>', highlightPostTag: '</mark>'}).hits[0]).toEqual({
    objectID: '/docs/matchers/array#tobearray-lvl2',
    url: 'https://example.org/docs/matchers/array#tobearray',
    url_without_anchor: 'https://example.org/docs/matchers/array',
    anchor: 'tobearray',
    type: 'lvl2',
    hierarchy: {lvl0: 'Matchers', lvl1: 'Array', lvl2: '.toBeArray()'},
    content: null,
    _highlightResult: {
      hierarchy: {
        lvl0: {value: 'Matchers', matchLevel: 'none'},
        lvl1: {value: 'Array', matchLevel: 'none'},
        lvl2: {value: '.<mark>toBeArray</mark>()', matchLevel: 'partial'},
      },
    },
    _snippetResult: {
      hierarchy: expect.toBeObject(),
      content: {value: 'Passes when the value is an array.', matchLevel: 'none'},
    },
  });
});

test('a match in the text below a heading is a hit of type content', () => {
  expect(answer('quotes').hits[0]).toMatchObject({
    type: 'content',
    hierarchy: {lvl2: '.toBeOneOf&lt;T&gt;()'},
    content: 'Passes for &lt;T&gt; &amp; "quotes".',
    _snippetResult: {
      content: {
        value: 'Passes for &lt;T&gt; &amp; "<span class="algolia-docsearch-suggestion--highlight">quotes</span>".',
      },
    },
  });
});

test.each([
  ['when an array is exactly', ['array', 'exactly'], ['when', 'an', 'is']],
  ['when', ['when'], ['length']],
])('"%s" highlights stop words only if it has nothing else', (query, marked, plain) => {
  const {hits} = answer(query, {highlightPreTag: '<b>', highlightPostTag: '</b>', attributesToSnippet: ['content:30']});
  const texts = hits.map(({_snippetResult}) => _snippetResult.content?.value ?? '').join(' ');
  for (const word of marked) expect(texts).toInclude(`<b>${word}</b>`);
  for (const word of plain) expect(texts).not.toInclude(`<b>${word}</b>`);
});

test.each<[SearchRequest['facetFilters'], string, number]>([
  [['language:de'], 'passes', 1],
  [['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']], 'function', 0],
  [['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-old']], 'function', 1],
  ['version:old', 'function', 1],
  [['version:-old'], 'function', 0],
  [[], 'function', 1],
])('filters by %j', (facetFilters, query, count) => {
  expect(answer(query, {facetFilters}).nbHits).toBe(count);
});

test('a page beyond the last is empty, and so is a page of size 0', () => {
  expect(answer('array', {page: 9})).toMatchObject({hits: [], nbHits: 3});
  expect(answer('array', {hitsPerPage: 0})).toMatchObject({hits: [], nbHits: 3, nbPages: 0});
});

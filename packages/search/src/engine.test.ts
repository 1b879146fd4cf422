// cspell:ignore toinclude tosatisfyall tohavemembers tohavemembersonly sizze arraysize nestd
import type {Query, TextRun} from './client';
import {createEngine} from './engine';
import type {IndexedSection} from './indexed-section';

const facets = {language: 'en', docusaurus_tag: 'docs-default-current', version: 'current'};

const matcher = (
  page: string,
  name: string,
  prose: string,
  aliases: string[] = [],
  more: Partial<IndexedSection> = {},
): IndexedSection => ({
  url: `/docs/matchers/${page.toLowerCase()}#${name.toLowerCase()}`,
  titles: ['Matchers', page, `.${name}()`],
  aliases,
  prose,
  aside: '',
  ...facets,
  ...more,
});

const sections: IndexedSection[] = [
  matcher('Array', '', 'What an array holds.', [], {url: '/docs/matchers/array', titles: ['Matchers', 'Array']}),
  matcher('Array', 'toBeArray', 'Passes when the value is an array.', ['is list', '[]']),
  matcher('Array', 'toBeArrayOfSize', 'Passes when the length of an array is exactly size.', ['number of elements']),
  matcher('Array', 'toIncludeSameMembers', 'Passes when each element has its match.\nOrder does not matter.', [
    'ignore order',
  ]),
  matcher('Mock', 'toHaveBeenCalledOnce', 'Passes when a mock was called once.', ['called one time'], {
    aside: 'setupFilesAfterEnv',
  }),
  matcher('Number', 'toBeOneOf<T>', 'Passes for <T> & "quotes".', [], {language: 'de'}),
  matcher('Setup', '', 'TypeError: expect(...).toBeArrayOfSize is not a function', [], {
    url: '/docs/setup#not-a-function',
    titles: ['Getting started', 'Setup', 'is not a function'],
    docusaurus_tag: 'docs-default-old',
    version: 'old',
  }),
];

let engine: Awaited<ReturnType<typeof createEngine>>;
beforeAll(async () => {
  engine = await createEngine(sections);
});

const answer = (text: string, query: Partial<Query> = {}) => engine({text, ...query});

const readAnchor = (url = '') => url.split('#')[1];
const best = (text: string) => readAnchor(answer(text).hits[0]?.url);

/** A text with its matches in brackets. */
const mark = (runs: readonly TextRun[] = []) => runs.map(({text, isMatch}) => (isMatch ? `[${text}]` : text)).join('');

test.each([
  ['array of size', 'tobearrayofsize'],
  ['ofsize', 'tobearrayofsize'],
  ['toBeArrayOfSzie', 'tobearrayofsize'],
  ['spy called a single time', 'tohavebeencalledonce'],
  ['compare lists ignoring the order', 'toincludesamemembers'],
  ['how many elements', 'tobearrayofsize'],
  ['setupFilesAfterEnv', 'tohavebeencalledonce'],
  ['what does toBeArray check', 'tobearray'],
  ['once jest-extended', 'tohavebeencalledonce'],
])('"%s" finds %s first', (query, anchor) => {
  expect(best(query)).toBe(anchor);
});

test.each([
  '',
  ' ',
  '.*+?^${}()|[]\\',
  '😀🎉',
  '\ud800',
  '\udc00\ud800',
  '<>&"\'',
  '[]',
  'lodash',
  'zzzzqqqq',
  'ありがとう',
  'مصفوفة',
  'constructor',
  '__proto__',
])('finds nothing for %j, without an error', query => {
  expect(answer(query)).toEqual({hits: [], count: 0});
});

test.each([
  ['one long word', 'a'.repeat(10_000)],
  ['many words', 'array size '.repeat(1_000)],
  ['many different words', Array.from({length: 2_000}, (_, index) => `w${index}x`).join(' ')],
  ['one long identifier', 'toBeArray'.repeat(1_200)],
  ['many calls', 'expect(('.repeat(1_250)],
])('takes 10,000 characters: %s', (_, query) => {
  expect(() => answer(query)).not.toThrow();
});

test('the page responds while the index is created', async () => {
  const events: string[] = [];
  setTimeout(() => events.push('a tap'));
  await createEngine(
    Array.from({length: 50}, (_, index) => matcher('Array', `toBeArray${index}`, 'Passes for arrays.')),
  );
  events.push('the index');

  expect(events).toEqual(['a tap', 'the index']);
});

test('an alias finds its section, whatever the text of others', async () => {
  const loud = matcher('Loud', 'elementsElements', 'Number of elements, number of elements, number of elements.');
  const engine = await createEngine([loud, ...sections]);

  expect(readAnchor(engine({text: 'number of elements'}).hits[0]?.url)).toBe('tobearrayofsize');
});

test.each([
  ['arrray of size', 'array of size', 'tobearrayofsize'],
  ['Array of sizze', 'Array of size', 'tobearrayofsize'],
  ['toBeArrray', 'toBeArray', 'tobearray'],
  ['arraysize', 'arrayofsize', 'tobearrayofsize'],
])('"%s" is corrected to %s', (query, correction, anchor) => {
  expect(answer(query).correction).toBe(correction);
  expect(best(query)).toBe(anchor);
});

test.each(['array', 'arr', 'number of elements'])('"%s" is not corrected', query => {
  expect(answer(query)).not.toHaveProperty('correction');
});

test('a longer word is not the misspelling of one that its grammatical form hides', async () => {
  const engine = await createEngine([matcher('Array', 'toBeDeep', 'Passes for nested arrays.')]);
  expect(engine({text: 'nestjs'}).count).toBe(0);
  expect(engine({text: 'nestd'}).correction).toBe('nested');
});

test('earlier queries do not change the results', async () => {
  const queries = ['a', 'arr', 'array', 'array ', 'array of s', 'array of size', 'size of array', 'is array'];
  const after = queries.map(query => answer(query));

  for (const [index, query] of queries.entries()) {
    const fresh = await createEngine(sections);
    expect(fresh({text: query})).toEqual(after[index]);
  }
});

test('a hit has its URL, the titles and an excerpt, with the matches', () => {
  const [hit] = answer('tobearray').hits;

  expect(hit).toMatchObject({
    id: '/docs/matchers/array#tobearray',
    url: '/docs/matchers/array#tobearray',
  });
  expect(hit?.titles.map(mark)).toEqual(['Matchers', 'Array', '.[toBeArray]()']);
  expect(mark(hit?.excerpt)).toBe('Passes when the value is an array.');
});

test.each([
  ['order does not matter', '.toIncludeSameMembers()', false],
  ['ignoring the order', '.toIncludeSameMembers()', true],
  ['same members', '.toIncludeSameMembers()', true],
  ['setupFilesAfterEnv', '.toHaveBeenCalledOnce()', false],
  ['array of zebras', '.toBeArray()', false],
  ['not called once', '.toHaveBeenCalledOnce()', true],
  ['elements', '.toBeArrayOfSize()', false],
])('"%s" finds %s, and it is about it: %s', (query, title, isAbout) => {
  const hit = answer(query).hits.find(
    ({titles}) =>
      titles
        .at(-1)
        ?.map(({text}) => text)
        .join('') === title,
  );

  expect(hit?.isAbout).toBe(isAbout);
});

test('a query is not about a section that means only a part of what another one means', async () => {
  const engine = await createEngine([
    matcher('Object', 'toContainKey', 'Passes for a key.', ['object with a key']),
    matcher('Object', 'toContainEntry', 'Passes for a key and a value.', ['object with key and value']),
  ]);
  expect(engine({text: 'an object with a value for a key'}).hits.filter(hit => hit.isAbout)).toMatchObject([
    {url: '/docs/matchers/object#tocontainentry'},
  ]);
});

test('the excerpt shows a match in the text below a heading', () => {
  const [hit] = answer('quotes', {excerptWords: 2}).hits;

  expect(mark(hit?.excerpt)).toBe('…& "[quotes]".');
});

describe('a section with collapsed rows', () => {
  const rows = [
    {id: 'tobeempty-edge-cases', prose: 'Edge cases\nan object with a length of 0 fails'},
    {id: 'tobeempty-known-issue', prose: 'Known issue: An iterator that leaves out done throws\nAdd done: false.'},
  ];
  const section = matcher('toBeEmpty', 'toBeEmpty', 'Passes when an object has no properties.', ['size 0'], {rows});

  test.each([
    ['iterator without done', 'tobeempty-known-issue', 'Known issue: An [iterator]…'],
    ['toBeEmpty fails for a length', 'tobeempty-edge-cases', 'Edge cases\nan object with a [length]…'],
    ['object without properties', 'tobeempty', 'Passes when an [object] has no [properties].'],
    ['object of size 0', 'tobeempty', 'Passes when an [object] has no properties.'],
  ])('is one hit, which "%s" leads to %s', async (query, anchor, excerpt) => {
    const engine = await createEngine([section, ...sections]);
    const hits = engine({text: query}).hits.filter(({id}) => id === section.url);
    expect(hits.map(({url, link}) => [url, link].map(readAnchor))).toEqual([['tobeempty', anchor]]);
    expect(mark(hits[0]?.excerpt)).toStartWith(excerpt.replace(/…$/, ''));
  });
});

test("a word of one of Jest's reports finds the section, but the excerpt is from the text", async () => {
  const section = matcher(
    'Array',
    'toSatisfyAll',
    'Passes when all pass.\n\fExpected array to satisfy predicate: ["ant"]',
  );

  const engine = await createEngine([section]);
  const [hit] = engine({text: 'ant'}).hits;

  expect(mark(hit?.excerpt)).toBe('Passes when all pass.');
});

test.each([
  ['when an array is exactly', ['array', 'exactly'], ['when', 'an', 'is']],
  ['when', ['when'], ['length']],
])('"%s" highlights stop words only if it has nothing else', (query, marked, plain) => {
  const {hits} = answer(query, {excerptWords: 30});
  const texts = hits.map(({excerpt}) => mark(excerpt)).join(' ');
  for (const word of marked) expect(texts).toInclude(`[${word}]`);
  for (const word of plain) expect(texts).not.toInclude(`[${word}]`);
});

test.each([
  [{language: 'de', tags: ['docs-default-current']}, 'passes', 1],
  [{language: 'en', tags: ['default', 'docs-default-current']}, 'function', 0],
  [{language: 'en', tags: ['default', 'docs-default-old']}, 'function', 1],
  [undefined, 'function', 1],
])('filters by %j', (filters, query, count) => {
  expect(answer(query, filters && {filters}).count).toBe(count);
});

test('has the first hits, and the number of all hits', () => {
  const all = answer('array').hits;

  expect(all).toBeArrayOfSize(3);
  expect(answer('array', {hitsPerPage: 2})).toEqual({hits: all.slice(0, 2), count: 3});
});

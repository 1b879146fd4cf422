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
  {
    url: '/docs/matchers/array',
    titles: ['Matchers', 'Array'],
    aliases: [],
    prose: 'What an array holds.',
    aside: '',
    ...facets,
  },
  matcher('Array', 'toBeArray', 'Passes when the value is an array.', ['is list', '[]']),
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
    aliases: [],
    prose: 'TypeError: expect(...).toBeArrayOfSize is not a function',
    aside: '',
    ...facets,
    docusaurus_tag: 'docs-default-old',
    version: 'old',
  },
];

const create = (all: readonly IndexedSection[]) => createEngine(all);

let engine: Awaited<ReturnType<typeof create>>;
beforeAll(async () => {
  engine = await create(sections);
});

const answer = (text: string, query: Partial<Query> = {}) => engine({text, ...query});

const readAnchor = (url = '') => url.split('#')[1];
const best = (text: string) => readAnchor(answer(text).hits[0]?.url);

/** A text with its matches in brackets. */
const mark = (runs: readonly TextRun[] = []) => runs.map(({text, isMatch}) => (isMatch ? `[${text}]` : text)).join('');

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
  ['should toInclude*Members accept an array of size 1', 'toincludesamemembers'],
  ['what does toBeArray check', 'tobearray'],
  ['number of elements', 'tobearrayofsize'],
  ['once jest-extended', 'tohavebeencalledonce'],
  ['TypeError: expect(...).toBeArrayOfSize is not a function', 'not-a-function'],
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
])('finds nothing for %j, without an error', query => {
  expect(answer(query)).toEqual({hits: [], count: 0});
});

test.each([
  ['one long word', 'a'.repeat(10_000)],
  ['many words', 'array size '.repeat(1_000)],
  ['many different words', Array.from({length: 2_000}, (_, index) => `w${index}x`).join(' ')],
  ['one long identifier', 'toBeArray'.repeat(1_200)],
  ['many calls', 'expect(('.repeat(1_250)],
  ['nothing but spaces', ' '.repeat(10_000)],
])('takes 10,000 characters: %s', (_, query) => {
  expect(() => answer(query)).not.toThrow();
});

test('the page responds while the index is created', async () => {
  const events: string[] = [];
  setTimeout(() => events.push('a tap'));
  await create(Array.from({length: 50}, (_, index) => matcher('Array', `toBeArray${index}`, 'Passes for arrays.')));
  events.push('the index');

  expect(events).toEqual(['a tap', 'the index']);
});

describe('a row with a name of another library', () => {
  const row = matcher('Names', 'chai', 'Write: .toBeArrayOfSize(). Difference: arrays only.', [], {
    url: '/docs/#from-length-of',
    titles: ['Introduction', 'From', 'Chai length.of, every'],
    names: ['length.of', 'every'],
  });
  const find = async (text: string) =>
    (await create([row, matcher('Array', 'toSatisfyAll', 'Passes.', ['every', 'Array.prototype.every']), ...sections]))(
      {
        text,
      },
    ).hits.map(({url}) => readAnchor(url));

  test.each([
    'length.of',
    'Chai length.of',
    'every',
    'expect(x).to.have.length.of(3)',
    "await expect(load('array', [1, 2])).not.to.have.length.of(3, 'toBeArray');",
    'expect([]).to.have.length.of(',
  ])('is first for "%s"', async query => {
    expect((await find(query))[0]).toBe('from-length-of');
  });

  test.each([
    ['length of an array', 'tobearrayofsize'],
    ['Array.prototype.every', 'tosatisfyall'],
  ])('is not first for "%s"', async (query, anchor) => {
    expect((await find(query))[0]).toBe(anchor);
  });
});

test('a matcher that the query names comes before matchers whose names contain it or whose aliases the query has', async () => {
  const engine = await create([
    matcher('String', 'toInclude', 'Passes for text.'),
    matcher('Array', 'toIncludeAll', 'Passes for all members.', ['equivalent of including an empty object']),
    matcher('Fail', 'fail', 'Always fails.'),
    ...sections,
  ]);
  const find = (text: string) => readAnchor(engine({text}).hits[0]?.url);

  expect(find('equivalent of toInclude')).toBe('toinclude');
  expect(find('toInclude with an empty object')).toBe('toinclude');
  expect(find('fail with an empty object')).toBe('fail');
});

test('an alias finds its section, whatever the text of others', async () => {
  const loud = matcher('Loud', 'elementsElements', 'Number of elements, number of elements, number of elements.');
  const engine = await create([loud, ...sections]);

  expect(readAnchor(engine({text: 'number of elements'}).hits[0]?.url)).toBe('tobearrayofsize');
});

test('a message leads to the section that explains it, and also to the matcher that it names', async () => {
  const explains = matcher('Setup', 'missing', 'The matcher is not registered.', [], {
    url: '/docs/setup#missing',
    titles: ['Getting started', 'Setup', 'Missing'],
    messages: ['{matcher} is not a function'],
  });
  const engine = await create([...sections, explains]);
  const find = (text: string) => engine({text}).hits.map(({url}) => readAnchor(url));

  expect(find('TypeError: expect(...).toBeArray is not a function').slice(0, 1)).toEqual(['missing']);
  expect(find('TypeError: expect(...).toBeArray is not a function')).toContain('tobearray');
  expect(find('TypeError: expect(...).toBeVisible is not a function')[0]).not.toBe('missing');
});

describe('a failure report', () => {
  const printing = (name: string, report: string) => matcher('Array', name, `Passes for arrays.\n\f${report}`);
  const find = async (text: string) => {
    const engine = await create([
      printing('toHaveMembers', 'Expected list to have members:\n[1]'),
      printing('toHaveMembersOnly', 'Expected list to have members and no more:\n[1]'),
      ...sections,
    ]);
    return engine({text}).hits.map(({url}) => readAnchor(url));
  };

  test('finds the matcher that prints it, whatever is around it', async () => {
    const around = 'toBeArray array size elements '.repeat(10);
    expect((await find(`${around} Expected list to have members: [7] Received: [8]`))[0]).toBe('tohavemembers');
    expect((await find(`Expected list to not have members and no more: [7] ${around}`))[0]).toBe('tohavemembersonly');
  });
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
  const engine = await create([matcher('Array', 'toBeDeep', 'Passes for nested arrays.')]);
  expect(engine({text: 'nestjs'}).count).toBe(0);
  expect(engine({text: 'nestd'}).correction).toBe('nested');
});

test('another name of a section, written like a matcher, finds it within a sentence', async () => {
  const renamed = matcher('Mock', 'toHaveBeenCalledExactlyOnceWith', 'Passes when called.', ['toBeCalledOnceWith']);
  const engine = await create([...sections, renamed]);
  expect(engine({text: 'Add `toBeCalledOnceWith` for mocks called once'}).hits[0]?.id).toBe(renamed.url);
});

test('earlier queries do not change the results', async () => {
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

  for (const [index, query] of queries.entries()) {
    const fresh = await create(sections);
    expect(fresh({text: query})).toEqual(after[index]);
  }
});

test('names of object properties are ordinary words', () => {
  for (const query of ['constructor', '__proto__', 'prototype']) expect(answer(query).count).toBe(0);
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
  ['not called once', '.toHaveBeenCalledOnce()', false],
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
  const engine = await create([
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
    const engine = await create([section, ...sections]);
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

  const engine = await create([section]);
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

test('has one page of hits, and the number of all hits', () => {
  const all = answer('array').hits;

  expect(all).toBeArrayOfSize(3);
  expect(answer('array', {hitsPerPage: 2, page: 1})).toEqual({hits: all.slice(2), count: 3});
  expect(answer('array', {page: 9})).toEqual({hits: [], count: 3});
  expect(answer('array', {hitsPerPage: 0})).toEqual({hits: [], count: 3});
});

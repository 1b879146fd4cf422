import {createAlgoliaClient} from './algolia-client';
import type {TextRun} from '../client';

const mockSearch = jest.fn();
jest.mock('algoliasearch/lite', () => ({liteClient: () => ({searchForHits: mockSearch})}));

const index = {
  appId: 'APP',
  apiKey: 'key',
  indexName: 'docs',
  searchParameters: {analytics: true, highlightPreTag: '<b>'},
};
const client = createAlgoliaClient(index, '/');

/** The hits for records. */
async function read(...records: unknown[]) {
  mockSearch.mockResolvedValue({results: [{hits: records, nbHits: 7}]});
  return client.search({text: 'q'});
}

const record = {
  objectID: '1',
  url: 'https://example.org/docs/array#tobearray',
  type: 'content',
  hierarchy: {lvl0: 'Matchers', lvl1: 'Array', lvl2: '.toBeArray()', lvl3: null},
  _highlightResult: {hierarchy: {lvl0: {value: 'Matchers'}, lvl2: {value: '.toBe<mark>Array</mark>()'}}},
  _snippetResult: {content: {value: '…<mark>an</mark> array'}},
};

test('sends the query with the filters, and with the parameters of the site', async () => {
  await read();
  await client.search({text: 'a', excerptWords: 30, filters: {language: 'en', tags: ['default', 'docs']}});

  expect(mockSearch).toHaveBeenLastCalledWith({
    requests: [
      expect.objectContaining({
        analytics: true,
        indexName: 'docs',
        query: 'a',
        facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs']],
        attributesToSnippet: ['content:30'],
        highlightPreTag: '<mark>',
      }),
    ],
  });
});

test('reads a record: its highlighted titles and its text', async () => {
  const {hits, count} = await read(record);
  const shown = ({text, isMatch}: TextRun) => (isMatch ? `[${text}]` : text);

  expect(count).toBe(7);
  expect(hits).toMatchObject([{id: '1', url: '/docs/array#tobearray'}]);
  expect(hits[0]?.titles.map(title => title.map(shown).join(''))).toEqual(['Matchers', 'Array', '.toBe[Array]()']);
  expect(hits[0]?.excerpt.map(shown).join('')).toBe('…[an] array');
});

test.each([
  ['https://example.org/site/docs', '/docs'],
  ['https://example.org/site/old/a?b=c#d', '/new/a#d'],
  ['https://other.test/docs', 'https://other.test/docs'],
])('%s is %s', async (url, path) => {
  const replaceSearchResultPathname = {from: '/old/', to: '/new/'};
  const otherClient = createAlgoliaClient(
    {...index, externalUrlRegex: 'other\\.test', replaceSearchResultPathname},
    '/site/',
  );
  mockSearch.mockResolvedValue({results: [{hits: [{url}], nbHits: 1}]});

  expect((await otherClient.search({text: 'q'})).hits).toMatchObject([{url: path, link: path}]);
});

test.each([
  ['toBeOneOf<T>', 'toBeOneOf<T>'],
  ['toBeOneOf&lt;T&gt; &amp;amp; &#39;a&#039;', "toBeOneOf<T> &amp; 'a'"],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['</mark><mark>', '</mark><mark>'],
])('%j is text', async (value, text) => {
  const {hits} = await read({...record, _snippetResult: {content: {value}}});

  expect(hits[0]?.excerpt).toEqual([{text, isMatch: false}]);
});

test('skips and does not count records without a web address, and reads those without other fields', async () => {
  const {url} = record;
  const broken = [null, {}, {url: 1}, {url: 'docs'}, {url: '//evil.test'}, {url: 'javascript:PWN=1'}];
  const {hits, count} = await read(...broken, {url, hierarchy: null, _snippetResult: []});

  expect(count).toBe(1);
  expect(hits).toEqual([
    {
      id: url,
      url: '/docs/array#tobearray',
      link: '/docs/array#tobearray',
      titles: [],
      excerpt: [],
      isAbout: true,
    },
  ]);
});

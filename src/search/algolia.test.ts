import {algoliaClient} from './algolia';

const mockSearch = jest.fn();
jest.mock('algoliasearch/lite', () => ({liteClient: () => ({searchForHits: mockSearch})}));

const client = algoliaClient({
  appId: 'APP',
  apiKey: 'key',
  indexName: 'docs',
  searchParameters: {analytics: true, highlightPreTag: '<b>'},
});

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
  await client.search({text: 'a', page: 2, excerptWords: 30, filters: {language: 'en', tags: ['default', 'docs']}});

  expect(mockSearch).toHaveBeenLastCalledWith({
    requests: [
      expect.objectContaining({
        analytics: true,
        indexName: 'docs',
        query: 'a',
        page: 2,
        facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs']],
        attributesToSnippet: ['content:30'],
        highlightPreTag: '<mark>',
      }),
    ],
  });
});

test('reads a record: its highlighted titles and its text', async () => {
  expect(await read(record)).toEqual({
    hits: [
      {
        id: '1',
        url: record.url,
        titles: [
          [{text: 'Matchers', found: false}],
          [{text: 'Array', found: false}],
          [
            {text: '.toBe', found: false},
            {text: 'Array', found: true},
            {text: '()', found: false},
          ],
        ],
        excerpt: [
          {text: '…', found: false},
          {text: 'an', found: true},
          {text: ' array', found: false},
        ],
        isInText: true,
      },
    ],
    count: 7,
  });
});

test.each([
  ['toBeOneOf<T>', 'toBeOneOf<T>'],
  ['toBeOneOf&lt;T&gt; &amp;amp; &#39;a&#039;', "toBeOneOf<T> &amp; 'a'"],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['</mark><mark>', '</mark><mark>'],
])('%j is text', async (value, text) => {
  const {hits} = await read({...record, _snippetResult: {content: {value}}});

  expect(hits[0]?.excerpt).toEqual([{text, found: false}]);
});

test('skips records without a URL, and reads those without other fields', async () => {
  const {url} = record;
  const {hits} = await read(null, {}, {url: 1}, {url: 'docs'}, {url, hierarchy: null, _snippetResult: []});

  expect(hits).toEqual([{id: url, url, titles: [], excerpt: [], isInText: false}]);
});

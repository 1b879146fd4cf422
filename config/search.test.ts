import {searchOf} from './search';

test('is off without credentials', () => {
  expect(searchOf({ALGOLIA_INDEX_NAME: 'other'})).toBeUndefined();
});

test('is contextual, on the index named after the product, with a search page', () => {
  expect(searchOf({ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: 'key'})).toEqual({
    appId: 'APP',
    apiKey: 'key',
    indexName: 'jest-extended',
    contextualSearch: true,
    searchPagePath: 'search',
  });
});

test('takes the name of another index', () => {
  expect(searchOf({ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'other'})).toContainEntry([
    'indexName',
    'other',
  ]);
});

test.each([
  [{ALGOLIA_APP_ID: 'APP'}, 'ALGOLIA_SEARCH_API_KEY is not set'],
  [{ALGOLIA_SEARCH_API_KEY: 'key'}, 'ALGOLIA_APP_ID is not set'],
])('names the credential that is missing', (environment, message) => {
  expect(() => searchOf(environment)).toThrow(message);
});

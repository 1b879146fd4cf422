import {readSearch} from './search';

const credentials = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: 'key'};

test('uses the built-in search if no variable is set', () => {
  expect(readSearch({}).appId).toBe('embedded');
  expect(readSearch({ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_API_KEY: '', ALGOLIA_INDEX_NAME: ''}).appId).toBe('embedded');
});

test('uses Algolia if both credentials are set, with contextual search and the default index', () => {
  expect(readSearch(credentials)).toEqual({
    appId: 'APP',
    apiKey: 'key',
    indexName: 'jest-extended',
    contextualSearch: true,
    searchPagePath: 'search',
  });
});

test('accepts the name of another index', () => {
  expect(readSearch({...credentials, ALGOLIA_INDEX_NAME: 'other'}).indexName).toBe('other');
});

test.each([
  [{ALGOLIA_APP_ID: 'APP'}, ['ALGOLIA_SEARCH_API_KEY is not set']],
  [{ALGOLIA_SEARCH_API_KEY: 'secret'}, ['ALGOLIA_APP_ID is not set']],
  [{ALGOLIA_INDEX_NAME: 'other'}, ['ALGOLIA_APP_ID is not set', 'ALGOLIA_SEARCH_API_KEY is not set']],
])('%j stops the build and names the variables, but no key', (environment, messages) => {
  const read = () => readSearch(environment);
  for (const message of messages) expect(read).toThrow(message);
  expect(read).not.toThrow('secret');
});

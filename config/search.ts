import type {ThemeConfig} from '@docusaurus/theme-search-algolia';

const {ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME} = process.env;

/** Algolia DocSearch, where its credentials are set; without them the site has no search modal and no search page. */
export const search =
  ALGOLIA_APP_ID && ALGOLIA_SEARCH_API_KEY
    ? ({
        appId: ALGOLIA_APP_ID,
        apiKey: ALGOLIA_SEARCH_API_KEY,
        indexName: ALGOLIA_INDEX_NAME ?? 'jest-extended',
        contextualSearch: true,
        searchPagePath: 'search',
      } satisfies Partial<ThemeConfig['algolia']>)
    : undefined;

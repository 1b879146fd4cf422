import type {ThemeConfig} from '@docusaurus/theme-search-algolia';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Algolia DocSearch as the environment sets it.
 * @returns the theme's settings, or `undefined` where no credential is set: the site then has no search modal and no
 *   search page
 * @throws {Error} when only one of the two credentials is set
 */
export function searchOf(environment: Environment) {
  const appId = environment['ALGOLIA_APP_ID'];
  const apiKey = environment['ALGOLIA_SEARCH_API_KEY'];
  if (!appId && !apiKey) return undefined;
  if (!appId || !apiKey) {
    throw new Error(
      `config/search.ts: ${appId ? 'ALGOLIA_SEARCH_API_KEY' : 'ALGOLIA_APP_ID'} is not set. ` +
        'Set both credentials to search with Algolia, or none.',
    );
  }
  return {
    appId,
    apiKey,
    indexName: environment['ALGOLIA_INDEX_NAME'] || 'jest-extended',
    contextualSearch: true,
    searchPagePath: 'search',
  } satisfies Partial<ThemeConfig['algolia']>;
}

export const search = searchOf(process.env);

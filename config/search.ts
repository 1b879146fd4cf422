import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import {EMBEDDED, SEARCH_PAGE} from './search-engine';

/** The environment variables of a build. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Chooses the search engine and configures Docusaurus' search theme: Algolia if both credentials are set, the built-in
 * engine if no variable is set.
 * @throws {Error} naming every variable that is missing
 */
export function readSearch(environment: Environment) {
  const appId = environment['ALGOLIA_APP_ID'];
  const apiKey = environment['ALGOLIA_SEARCH_API_KEY'];
  const indexName = environment['ALGOLIA_INDEX_NAME'];
  const mistakes = findMistakes(environment);
  if (mistakes.length > 0) throw new Error(`config/search.ts:\n- ${mistakes.join('\n- ')}`);
  return {
    appId: appId || EMBEDDED,
    apiKey: apiKey || EMBEDDED,
    indexName: indexName || 'jest-extended',
    contextualSearch: true,
    searchPagePath: SEARCH_PAGE,
  } satisfies Partial<ThemeConfig['algolia']>;
}

const CREDENTIALS = {
  ALGOLIA_APP_ID: 'the id of the application with the index',
  ALGOLIA_SEARCH_API_KEY: 'its public, search-only key',
};

/** The names of missing credentials. */
export const listMissingCredentials = (environment: Environment): string[] =>
  Object.keys(CREDENTIALS).filter(name => !environment[name]);

function findMistakes(environment: Environment): string[] {
  const set = [...Object.keys(CREDENTIALS), 'ALGOLIA_INDEX_NAME'].filter(name => environment[name]);
  return Object.entries(CREDENTIALS)
    .filter(([name]) => set.length > 0 && !environment[name])
    .map(
      ([name, what]) =>
        `${name} is not set: ${what}. ${set.join(' and ')} ${set.length > 1 ? 'are' : 'is'} set. ` +
        'Set both credentials to search with Algolia, or no variable to use the built-in search.',
    );
}

/** The settings of this build. */
export const search = readSearch(process.env);

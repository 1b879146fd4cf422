import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import {EMBEDDED} from './search-engine';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Which engine answers searches, and what Docusaurus' search theme is told: Algolia where both credentials are set, the
 * engine that the site brings along where no variable is.
 * @throws {Error} naming every variable that is missing or should not be set
 */
export function searchOf(environment: Environment) {
  const appId = environment['ALGOLIA_APP_ID'];
  const apiKey = environment['ALGOLIA_SEARCH_API_KEY'];
  const indexName = environment['ALGOLIA_INDEX_NAME'];
  const mistakes = mistakesOf(environment);
  if (mistakes.length > 0) throw new Error(`config/search.ts:\n- ${mistakes.join('\n- ')}`);
  return {
    engine: appId ? 'algolia' : EMBEDDED,
    theme: {
      appId: appId || EMBEDDED,
      apiKey: apiKey || EMBEDDED,
      indexName: indexName || 'jest-extended',
      contextualSearch: true,
      searchPagePath: 'search',
    } satisfies Partial<ThemeConfig['algolia']>,
  } as const;
}

const CREDENTIALS = {
  ALGOLIA_APP_ID: 'the id of the application that has the index',
  ALGOLIA_SEARCH_API_KEY: 'its public key, which may only search',
};

/** The credentials that an environment does not have, by their variables. */
export const missingCredentials = (environment: Environment): string[] =>
  Object.keys(CREDENTIALS).filter(name => !environment[name]);

/**
 * Keys do not tell what they may do, and asking Algolia would need the network. So an admin key is known by its variable,
 * and by being the same as the search key: both stop the build, because what a build reads can end up in the pages.
 */
function mistakesOf(environment: Environment): string[] {
  const set = [...Object.keys(CREDENTIALS), 'ALGOLIA_INDEX_NAME'].filter(name => environment[name]);
  const missing = Object.entries(CREDENTIALS).filter(([name]) => set.length > 0 && !environment[name]);
  return [
    ...missing.map(
      ([name, what]) =>
        `${name} is not set: ${what}. ${set.join(' and ')} ${set.length > 1 ? 'are' : 'is'} set. ` +
        'Set both credentials to search with Algolia, or no variable to search without.',
    ),
    ...(environment['ALGOLIA_ADMIN_API_KEY']
      ? [
          'ALGOLIA_ADMIN_API_KEY is set, and whatever a build knows can end up in the pages. ' +
            'Only `npm run search:records` takes it: set it for that command alone.',
        ]
      : []),
  ];
}

/** Who answers searches in this build. */
export const search = searchOf(process.env);

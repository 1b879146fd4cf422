import path from 'node:path';

/** A site that is built only for the site tests. */
export interface Site {
  /** The folder of the build. */
  readonly folder: string;
  readonly config: string;
  /** Environment variables of the build, as in a deployment. */
  readonly env: Readonly<Record<string, string>>;
  /** Only tests that run with `--whole` need it. */
  readonly whole?: true;
}

/** The URL of a separate server that answers questions; a test redirects its requests. */
export const ENDPOINT = 'http://127.0.0.1:4319/chat';

/** The sites by name. */
export const sites = {
  /** The product with all supported features that are off by default. */
  fixture: {
    folder: path.resolve('.cache/fixture'),
    config: 'tests/site/fixture/docusaurus.config.ts',
    env: {
      ALGOLIA_APP_ID: 'FIXTURE',
      ALGOLIA_SEARCH_API_KEY: 'fixture-key',
      ALGOLIA_INDEX_NAME: 'jest-extended',
      ASK_AI_ASSISTANT_ID: 'fixture-assistant',
    },
  },
  /** The product with a separate server for the ask mode. */
  endpoint: {
    folder: path.resolve('.cache/ask-endpoint'),
    config: 'tests/site/ask-service/docusaurus.config.ts',
    env: {ASK_AI_URL: ENDPOINT},
    whole: true,
  },
} as const satisfies Readonly<Record<string, Site>>;

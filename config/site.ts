import type {Config} from '@docusaurus/types';

/** Links to the library. */
export const links = {
  repository: 'https://github.com/jest-community/jest-extended',
  package: 'https://www.npmjs.com/package/jest-extended',
  issues: 'https://github.com/jest-community/jest-extended/issues/new',
  security: 'https://github.com/jest-community/jest-extended/security/advisories/new',
  releases: 'https://github.com/jest-community/jest-extended/releases',
  changelog: 'https://github.com/jest-community/jest-extended/blob/main/CHANGELOG.md',
  organization: 'https://github.com/jest-community',
  jest: 'https://jestjs.io',
} as const;

/**
 * The repository of this site on GitHub, e.g. `https://github.com/owner/name`. With it, each page of the docs has the
 * link 'Edit this page'.
 */
export const sourceRepository: string | undefined = undefined;

/** The site's identity. */
export const site = {
  title: 'jest-extended',
  tagline: 'Additional Jest matchers',
  url: 'https://jest-extended.jestcommunity.dev',
  baseUrl: '/',
  trailingSlash: undefined,
  favicon: 'img/favicon.svg',
  organizationName: 'jest-community',
  projectName: 'jest-extended',
} satisfies Partial<Config>;

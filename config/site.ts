import type {Config} from '@docusaurus/types';

/** The library's version that this site documents; a test compares it with the installed package. */
export const libraryVersion = '7.0.0';

/** Where the library lives. */
export const links = {
  repository: 'https://github.com/jest-community/jest-extended',
  package: 'https://www.npmjs.com/package/jest-extended',
  issues: 'https://github.com/jest-community/jest-extended/issues/new',
  organisation: 'https://github.com/jest-community',
  jest: 'https://jestjs.io',
} as const;

/** The site's identity. */
export const site = {
  title: 'jest-extended',
  tagline: 'Additional Jest matchers',
  url: 'https://jest-extended.jestcommunity.dev',
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  organizationName: 'jest-community',
  projectName: 'jest-extended',
} satisfies Partial<Config>;

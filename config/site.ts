import type {Config} from '@docusaurus/types';

/** Links to the library. */
export const links = {
  repository: 'https://github.com/jest-community/jest-extended',
  package: 'https://www.npmjs.com/package/jest-extended',
  issues: 'https://github.com/jest-community/jest-extended/issues/new',
  organization: 'https://github.com/jest-community',
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

import {addressOf, groups} from '@site/src/catalogue';
import type {Place} from './rank';

/** The pages outside of the reference, and the words that readers and the navbar use for pages. */
const PAGES: readonly Place[] = [
  {name: 'introduction', label: 'Introduction', to: '/docs'},
  {name: 'docs', label: 'Introduction', to: '/docs'},
  {name: 'install', label: 'Install', to: '/docs/getting-started/install'},
  {name: 'getting-started', label: 'Install', to: '/docs/getting-started/install'},
  {name: 'setup', label: 'Setup', to: '/docs/getting-started/setup'},
  {name: 'typescript', label: 'TypeScript', to: '/docs/getting-started/typescript'},
  {name: 'eslint', label: 'ESLint', to: '/docs/getting-started/eslint'},
  {name: 'matchers', label: 'Matchers', to: '/docs/matchers'},
  {name: 'api', label: 'Matchers', to: '/docs/matchers'},
  {name: 'reference', label: 'Matchers', to: '/docs/matchers'},
  {name: 'playground', label: 'Playground', to: '/playground'},
];

/** Every page by its title, and every matcher by its name. */
export const PLACES: readonly Place[] = [
  ...PAGES,
  ...groups.map(({page, label}) => ({name: page, label, to: `/docs/matchers/${page}`})),
  ...groups.flatMap(group => group.matchers.map(name => ({name, label: `.${name}()`, to: addressOf(group, name)}))),
];

/** Suggestions if no page is similar to the request. */
export const STARTS = PAGES.filter(({name}) => name === 'introduction' || name === 'matchers');

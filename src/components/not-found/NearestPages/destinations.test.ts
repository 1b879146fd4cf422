import {existsSync} from 'node:fs';
import {getDestinations, getStarts, WORDS} from './destinations';

const places = getDestinations({
  '/docs': 'Introduction',
  '/docs/getting-started/install': 'Install',
  '/docs/getting-started/linting': 'ESLint',
  '/docs/matchers': 'Matchers',
});

const getNames = (page: string): string[] => places.filter(({to}) => to === page).map(({name}) => name);

test('suggests a page by its title, the end of its path, and other words for it', () => {
  expect(getNames('/docs')).toEqual(['docs', 'Introduction']);
  expect(getNames('/docs/getting-started/linting')).toEqual(['linting', 'ESLint']);
  expect(getNames('/docs/matchers')).toEqual(['matchers', 'Matchers', 'api', 'reference']);
  expect(places.find(({to}) => to === '/docs/getting-started/linting')?.label).toBe('ESLint');
});

test('starts with the introduction and the list of matchers', () => {
  expect(getStarts(places).map(({label}) => label)).toEqual(['Introduction', 'Matchers']);
});

test.each(Object.keys(WORDS))('%s, a key of WORDS in destinations.ts, is a page of the docs', page => {
  expect([`.${page}.mdx`, `.${page}/index.mdx`]).toSatisfyAny(file => existsSync(file));
});

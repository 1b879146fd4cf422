import {getPath, groups} from '@jest-extended/catalogue';
import type {Place} from './rank';

/** Other words that readers and the navbar use for pages. */
export const WORDS: Readonly<Record<string, readonly string[]>> = {
  '/docs/getting-started/install': ['getting-started'],
  '/docs/matchers': ['api', 'reference'],
};

/**
 * Every page by its title, the end of its path and other words for it, and every matcher by its name.
 * @param titles the titles of the docs by their paths
 */
export const getPlaces = (titles: Readonly<Record<string, string>>): Place[] => [
  ...Object.entries({...titles, '/playground': 'Playground'}).flatMap(([to, title]) => {
    const names = new Set([to.split('/').at(-1) ?? '', title, ...(WORDS[to] ?? [])]);
    return [...names].map(name => ({name, label: title, to}));
  }),
  ...groups.flatMap(group => group.matchers.map(name => ({name, label: `.${name}()`, to: getPath(group, name)}))),
];

/** Suggestions if no page is similar to the request: the introduction and the list of the matchers. */
export const getStarts = (places: readonly Place[]): Place[] =>
  ['/docs', '/docs/matchers'].flatMap(start => places.find(({to}) => to === start) ?? []);

import {getPath, groups} from '@jest-extended/catalogue';
import type {Destination} from './findNearest';

/** Other words that readers and the navbar use for pages. */
export const WORDS: Readonly<Record<string, readonly string[]>> = {
  '/docs/getting-started/install': ['getting-started'],
  '/docs/matchers': ['api', 'reference'],
};

/**
 * Every page by its title, the end of its path and other words for it, and every matcher by its name.
 * @param titles the titles of the docs by their paths
 */
export const getDestinations = (titles: Readonly<Record<string, string>>): Destination[] => [
  ...Object.entries({...titles, '/playground': 'Playground'}).flatMap(([to, title]) => {
    const names = new Set([to.split('/').at(-1) ?? '', title, ...(WORDS[to] ?? [])]);
    return [...names].map(name => ({name, label: title, to}));
  }),
  ...groups.flatMap(group => group.matchers.map(name => ({name, label: `.${name}()`, to: getPath(group, name)}))),
];

/** Suggestions if no page is similar to the request: the introduction and the list of the matchers. */
export const getStarts = (destinations: readonly Destination[]): Destination[] =>
  ['/docs', '/docs/matchers'].flatMap(start => destinations.find(({to}) => to === start) ?? []);

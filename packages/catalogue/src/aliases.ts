import {getPath, type Aliases, groups, type MatcherName} from '.';
import {normalizePath} from './normalize-path';
import {array} from './array';
import {boolean} from './boolean';
import {date} from './date';
import {functions} from './function';
import {guides} from './guides';
import {mock} from './mock';
import {number} from './number';
import {object} from './object';
import {promise} from './promise';
import {singles} from './singles';
import {string} from './string';

/** The aliases of every matcher: a missing one is a type error. */
const aliases: Readonly<Record<MatcherName, Aliases>> = {
  ...array,
  ...boolean,
  ...date,
  ...functions,
  ...mock,
  ...number,
  ...object,
  ...promise,
  ...singles,
  ...string,
};

const byMatcher: ReadonlyMap<string, Aliases> = new Map(Object.entries(aliases));

/** @returns the names of a matcher that its section shows; an empty list for a name that is not in the catalogue */
export const getNames = (matcher: string): readonly string[] => byMatcher.get(matcher)?.names ?? [];

const splitPhrases = (phrases = ''): string[] => phrases.split(',').map(phrase => phrase.trim().replace(/\s+/g, ' '));

const byPath: ReadonlyMap<string, readonly string[]> = new Map([
  ...groups.flatMap(group =>
    group.matchers.map((matcher): [string, string[]] => [
      getPath(group, matcher),
      [...getNames(matcher), ...splitPhrases(byMatcher.get(matcher)?.phrases)],
    ]),
  ),
  ...Object.entries(guides).map(([path, phrases]): [string, string[]] => [path, splitPhrases(phrases)]),
]);

/**
 * Other words for a section, by which the search finds it.
 * @param url the path and anchor of the section, e.g. `/docs/matchers/array#tobearray`
 * @returns the names and phrases of a matcher, the phrases of another section; an empty list if it has none
 */
export const getAliases = (url: string): readonly string[] => byPath.get(normalizePath(url)) ?? [];

/** The paths of all sections that have aliases. */
export const aliasedPaths: readonly string[] = [...byPath.keys()];

import {getPath, type Aliases, groups, type MatcherName} from '.';
import {catalogued} from './address';
import {array} from './array';
import {boolean} from './boolean';
import {date} from './date';
import {fail} from './fail';
import {functions} from './function';
import {guides} from './guides';
import {mock} from './mock';
import {number} from './number';
import {object} from './object';
import {pass} from './pass';
import {promise} from './promise';
import {string} from './string';
import {symbol} from './symbol';
import {toBeEmpty} from './toBeEmpty';
import {toBeNil} from './toBeNil';
import {toBeOneOf} from './toBeOneOf';
import {toSatisfy} from './toSatisfy';

/** The aliases of every matcher: a missing one is a type error. */
const aliases: Readonly<Record<MatcherName, Aliases>> = {
  ...array,
  ...boolean,
  ...date,
  ...fail,
  ...functions,
  ...mock,
  ...number,
  ...object,
  ...pass,
  ...promise,
  ...string,
  ...symbol,
  ...toBeEmpty,
  ...toBeNil,
  ...toBeOneOf,
  ...toSatisfy,
};

const byMatcher: ReadonlyMap<string, Aliases> = new Map(Object.entries(aliases));

/** @returns the names of a matcher that its section shows; an empty list for a name that is not in the catalogue */
export const getNames = (matcher: string): readonly string[] => byMatcher.get(matcher)?.names ?? [];

const split = (phrases = ''): string[] => phrases.split(',').map(phrase => phrase.trim().replace(/\s+/g, ' '));

const byAddress: ReadonlyMap<string, readonly string[]> = new Map([
  ...groups.flatMap(group =>
    group.matchers.map((matcher): [string, string[]] => [
      getPath(group, matcher),
      [...getNames(matcher), ...split(byMatcher.get(matcher)?.phrases)],
    ]),
  ),
  ...Object.entries(guides).map(([address, phrases]): [string, string[]] => [address, split(phrases)]),
]);

/**
 * Other words for a section, by which the search finds it.
 * @param address the path and anchor of the section, e.g. `/docs/matchers/array#tobearray`
 * @returns the names and phrases of a matcher, the phrases of another section; an empty list if it has none
 */
export const aliasesAt = (address: string): readonly string[] => byAddress.get(catalogued(address)) ?? [];

/** The addresses of all sections that have aliases. */
export const aliasedAddresses: readonly string[] = [...byAddress.keys()];

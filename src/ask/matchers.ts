import {addressOf, groups} from '../catalogue';
import {aliasedAddresses, aliasesAt} from '../catalogue/aliases';
import {libraryOf} from '../catalogue/foreign';
import {nearestName} from '../text/nearest';
import {namesLike} from '../text/words';

/** A matcher of the library, and the address of its section. */
export interface Matcher {
  readonly name: string;
  readonly url: string;
}

const all = groups.flatMap(group => group.matchers.map((name): Matcher => ({name, url: addressOf(group, name)})));

const byName = new Map(all.map(matcher => [matcher.name.toLowerCase(), matcher]));
const byUrl = new Map(all.map(matcher => [matcher.url, matcher]));

/** The matcher that a section is about. */
export const matcherAt = (url: string): Matcher | undefined => byUrl.get(url);

/** `pass` and `fail` are also words: as matchers they are written with a dot or with parentheses. */
const CALL_ONLY = new Set(['pass', 'fail']);
const IDENTIFIER = /(?<before>[.*]?)\b(?<name>[A-Za-z]\w*)\b(?<after>[(*]?)/g;

/** An identifier that is written like a matcher's name. */
const LIKE_A_MATCHER = /^to[A-Z]\w+$/;

/** The matchers that a text names, and other names in the same form. */
export interface Named {
  /** In the order of their first mention. */
  readonly matchers: readonly Matcher[];
  /** Names that are written like a matcher's but are not in the library, e.g. `toBeCloseTo`. */
  readonly others: readonly string[];
}

/** Reads the names in a text. A name with an asterisk, e.g. `toContain*`, stands for all matchers that fit. */
export function namedIn(text: string): Named {
  const matchers = new Set<Matcher>();
  const others = new Set<string>();
  for (const one of namesLike(text)) {
    if (typeof one !== 'string')
      for (const matcher of all) if (one.test(matcher.name.toLowerCase())) matchers.add(matcher);
  }
  for (const {groups: {before = '', name = '', after = ''} = {}} of text.matchAll(IDENTIFIER)) {
    // The beginning of a pattern.
    if (after === '*' && before !== '*') continue;
    const known = byName.get(name.toLowerCase());
    if (known && (!CALL_ONLY.has(known.name) || before === '.' || after === '(')) matchers.add(known);
    else if (LIKE_A_MATCHER.test(name)) others.add(name);
  }
  return {matchers: [...matchers], others: [...others]};
}

/** The matcher that a misspelled name means; `undefined` if none is near. */
export const meantBy = (name: string): Matcher | undefined => byName.get(nearestName(name, [...byName.keys()]) ?? '');

/** Old names, and those of other libraries, that are written like a matcher's, with the section that they mean. */
const otherNames: ReadonlyMap<string, string> = new Map(
  aliasedAddresses.flatMap(url =>
    aliasesAt(url)
      .filter(alias => LIKE_A_MATCHER.test(alias) && libraryOf(alias) === undefined)
      .map((alias): [string, string] => [alias.toLowerCase(), url]),
  ),
);

/** The section that another name for a check means, e.g. an old one. */
export const sectionCalled = (name: string): string | undefined => otherNames.get(name.toLowerCase());

/** Whether a name is that of a matcher, misspelled or old ones included. */
export const isMatcher = (name: string): boolean =>
  byName.has(name.toLowerCase()) ||
  otherNames.has(name.toLowerCase()) ||
  (libraryOf(name) === undefined && meantBy(name) !== undefined);

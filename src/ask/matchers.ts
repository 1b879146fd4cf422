import {addressOf, groups} from '../catalogue';
import {nearestName} from '../text/nearest';

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
const IDENTIFIER = /(?<before>\.?)\b(?<name>[A-Za-z]\w*)\b(?<after>\(?)/g;

/** An identifier that is written like a matcher's name. */
const LIKE_A_MATCHER = /^to[A-Z]\w+$/;

/** The matchers that a text names, and other names in the same form. */
export interface Named {
  /** In the order of their first mention. */
  readonly matchers: readonly Matcher[];
  /** Names that are written like a matcher's but are not in the library, e.g. `toBeCloseTo`. */
  readonly others: readonly string[];
}

export function namedIn(text: string): Named {
  const matchers = new Set<Matcher>();
  const others = new Set<string>();
  for (const {groups: {before = '', name = '', after = ''} = {}} of text.matchAll(IDENTIFIER)) {
    const known = byName.get(name.toLowerCase());
    if (known && (!CALL_ONLY.has(known.name) || before || after)) matchers.add(known);
    else if (LIKE_A_MATCHER.test(name)) others.add(name);
  }
  return {matchers: [...matchers], others: [...others]};
}

/** The matcher that a misspelled name means; `undefined` if none is near. */
export const meantBy = (name: string): Matcher | undefined => byName.get(nearestName(name, [...byName.keys()]) ?? '');

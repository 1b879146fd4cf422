/** A place on the site that a reader may have meant. */
export interface Place {
  /** What the link says. */
  readonly label: string;
  /** Its address on the site, hash included. */
  readonly to: string;
  /** The words it is compared by. */
  readonly name: string;
}

/** A place less like than this share of the best is noise beside it. */
const SHARE_OF_BEST = 0.6;

/** Below this likeness a place is noise: one shared pair of letters in a long name. */
const LEAST_LIKENESS = 0.25;

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** Neighbouring pairs of letters, with how often each occurs. */
function pairs(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i + 1 < text.length; i++) {
    const pair = text.slice(i, i + 2);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

/**
 * How alike two names are, from 0 (nothing shared) to 1 (equal), letter case and punctuation aside: twice their shared
 * letter pairs over all their pairs (Dice 1945). It forgives a typing error anywhere in a name.
 */
export function likeness(one: string, other: string): number {
  const [a, b] = [letters(one), letters(other)];
  if (a === b) return a === '' ? 0 : 1;
  const [pairsOfA, pairsOfB] = [pairs(a), pairs(b)];
  let shared = 0;
  for (const [pair, count] of pairsOfA) shared += Math.min(count, pairsOfB.get(pair) ?? 0);
  const all = Math.max(a.length - 1, 0) + Math.max(b.length - 1, 0);
  return all === 0 ? 0 : (2 * shared) / all;
}

/**
 * The places most like what was asked for, the best first.
 * @param asked words, or the end of an address; an empty text finds nothing
 * @param most how many at the most
 */
export function nearest(asked: string, places: readonly Place[], most: number): Place[] {
  const scored = places.map(place => ({place, score: likeness(asked, place.name)}));
  const best = Math.max(0, ...scored.map(({score}) => score));
  return scored
    .filter(({score}) => score >= Math.max(LEAST_LIKENESS, SHARE_OF_BEST * best))
    .sort((a, b) => b.score - a.score)
    .filter(({place}, rank, all) => all.findIndex(other => other.place.to === place.to) === rank)
    .slice(0, most)
    .map(({place}) => place);
}

/**
 * What the end of an address asks for: its hash, else its last part, without a file's ending.
 * @param pathname e.g. `/docs/matchers/arrray.html`
 * @param hash e.g. `#tobearray`, or an empty text
 */
export function askedFor(pathname: string, hash: string): string {
  const last = hash.replace(/^#/, '') || pathname.split('/').filter(Boolean).at(-1) || '';
  try {
    return decodeURIComponent(last).replace(/\.\w+$/, '');
  } catch {
    return last;
  }
}

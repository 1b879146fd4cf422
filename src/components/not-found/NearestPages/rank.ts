import {compareNames} from '@jest-extended/text/nearest';

/** A place on the site that a reader may have meant. */
export interface Place {
  /** The text of the link. */
  readonly label: string;
  /** Its address on the site, with the hash. */
  readonly to: string;
  /** The words that the comparison uses. */
  readonly name: string;
}

/** A place with a lower share of the best similarity is noise. */
const SHARE_OF_BEST = 0.6;

/** A place with a lower similarity is noise: the text is neither its name misspelled nor most of its name. */
const LEAST_SIMILARITY = 0.6;

/**
 * The places most similar to a text, best first.
 * @param asked words, or the end of an address; an empty text finds nothing
 * @param most the most places to return
 */
export function nearest(asked: string, places: readonly Place[], most: number): Place[] {
  const scored = places.map(place => ({place, score: compareNames(asked, place.name)}));
  const best = Math.max(0, ...scored.map(({score}) => score));
  return scored
    .filter(({score}) => score >= Math.max(LEAST_SIMILARITY, SHARE_OF_BEST * best))
    .sort((a, b) => b.score - a.score)
    .filter(({place}, rank, all) => all.findIndex(other => other.place.to === place.to) === rank)
    .slice(0, most)
    .map(({place}) => place);
}

/**
 * The end of an address in words: its hash, otherwise its last part without a file extension.
 * @param pathname e.g. `/docs/matchers/arrray.html`
 * @param hash e.g. `#tobearray`, or empty
 */
export function askedFor(pathname: string, hash: string): string {
  const last = hash.replace(/^#/, '') || pathname.split('/').filter(Boolean).at(-1) || '';
  try {
    return decodeURIComponent(last).replace(/\.\w+$/, '');
  } catch {
    return last;
  }
}

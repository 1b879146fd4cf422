import {compareNames} from '@jest-extended/text/nearest';

/** A page or a section of the site that a reader may have meant. */
export interface Destination {
  /** The text of the link. */
  readonly label: string;
  /** Its path on the site, with the hash. */
  readonly to: string;
  /** The words that the comparison uses. */
  readonly name: string;
}

/** A destination with a lower share of the best similarity is noise. */
const SHARE_OF_BEST = 0.6;

/** A destination with a lower similarity is noise: the text is neither its name misspelled nor most of its name. */
const LEAST_SIMILARITY = 0.6;

/**
 * The destinations most similar to a text, best first.
 * @param text words, or the end of a URL; an empty text finds nothing
 * @param most the maximum number of destinations
 */
export function findNearest(text: string, destinations: readonly Destination[], most: number): Destination[] {
  const candidates = destinations.map(destination => ({destination, score: compareNames(text, destination.name)}));
  const best = Math.max(0, ...candidates.map(({score}) => score));
  return candidates
    .filter(({score}) => score >= Math.max(LEAST_SIMILARITY, SHARE_OF_BEST * best))
    .sort((a, b) => b.score - a.score)
    .filter(({destination: {to}}, rank, all) => all.findIndex(other => other.destination.to === to) === rank)
    .slice(0, most)
    .map(({destination}) => destination);
}

/**
 * The end of a URL in words: its hash, otherwise its last part without a file extension.
 * @param pathname e.g. `/docs/matchers/arrray.html`
 * @param hash e.g. `#tobearray`, or empty
 */
export function getRequestText(pathname: string, hash: string): string {
  const last = hash.replace(/^#/, '') || pathname.split('/').filter(Boolean).at(-1) || '';
  try {
    return decodeURIComponent(last).replace(/\.\w+$/, '');
  } catch {
    return last;
  }
}

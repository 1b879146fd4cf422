import {memoize} from './memoize';

/** A run of letters and digits of any script. Punctuation, emoji and lone surrogates separate runs. */
const RUN = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The ends of the parts of a camel-case identifier, except the last: `toBe|NaN`, `is|HTML|String`, `utf|8`. Without
 * lookbehind, which Safari supports only since 16.4.
 */
const ENDS = /[\p{Ll}\p{N}](?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})|\p{L}{2}(?=\p{N})/gu;

/** A run that is one part. Most are, and this test is faster than the replacement. */
const WORD = /^\p{L}\p{Ll}*$/u;

const splitRun = (run: string): string[] => (WORD.test(run) ? [run] : run.replace(ENDS, '$& ').split(' '));

/** Longer runs are not words, and comparing them is slow. */
const LONGEST = 60;

/** A plain word or a part of an identifier, with its position in the text. */
export interface Piece {
  readonly text: string;
  readonly start: number;
}

/** The runs of letters and digits in a text, e.g. `toBeArray` and `of` in `.toBeArray() of`. */
export const getRuns = (text: string): readonly string[] => text.match(RUN) ?? [];

/**
 * The runs of a text, each split into the parts of the identifier: `.toBeArray() of size` is
 * `[[to, Be, Array], [of], [size]]`. The letter case is kept.
 */
export function splitPieces(text: string): Piece[][] {
  return Array.from(text.matchAll(RUN), ({0: run, index}) => {
    let start = index;
    return splitRun(run).map(text => {
      const piece: Piece = {text, start};
      start += text.length;
      return piece;
    });
  });
}

const readWords = memoize(run => splitRun(run).map(word => word.slice(0, LONGEST).toLowerCase()));

/** The words of a text in lower case. Identifiers are split into their parts. */
export const getWords = (text: string): string[] => getRuns(text).flatMap(readWords);

const readTails = memoize(run => {
  const parts = splitRun(run);
  return parts.slice(0, -1).map((_, from) => parts.slice(from).join('').toLowerCase());
});

/**
 * The endings of a text's identifiers in lower case, so that a search can start at any part of a name:
 * `toBeArrayOfSize` gives tobearrayofsize, bearrayofsize, arrayofsize, ofsize.
 */
export const getTails = (text: string): string[] => getRuns(text).flatMap(readTails);

/** A text as one word in lower case, without spaces and punctuation: `.toBeArray()` is tobearray. */
export const joinWords = (text: string): string => getRuns(text).join('').slice(0, LONGEST).toLowerCase();

/** The runs of a text in lower case with a space between them: equal for texts that differ in punctuation only. */
export const spaceWords = (text: string): string => getRuns(text).join(' ').toLowerCase();

/** The names in a text that are written like a matcher's, in lower case. */
export const findMatcherNames = (text: string): string[] =>
  (text.match(/\bto[A-Z]\w*/g) ?? []).map(name => name.toLowerCase());

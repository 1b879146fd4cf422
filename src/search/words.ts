/** A run of letters and digits of any script; signs, emoji and lone surrogates separate words. */
const RUN = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Where one hump of an identifier ends and the next begins: `toBe|NaN`, `is|HTML|String`, `utf|8`. Written without
 * looking behind, which Safari knows only since 16.4.
 */
const HUMP_ENDS = [/([\p{Ll}\p{N}])(\p{Lu})/gu, /(\p{Lu})(\p{Lu}\p{Ll})/gu, /(\p{L}{2})(\p{N})/gu];

const humpsOf = (run: string): string[] => HUMP_ENDS.reduce((text, end) => text.replace(end, '$1 $2'), run).split(' ');

/** Longer runs are no words, and comparing them costs time. */
const LONGEST = 60;

/** A hump or a plain word, and where it stands. */
export interface Piece {
  readonly text: string;
  readonly start: number;
}

/**
 * The runs of a text, each as its humps: `.toBeArray() of size` is `[[to, Be, Array], [of], [size]]`.
 * The pieces keep their letter case; {@link stem} takes it away.
 */
export function piecesOf(text: string): Piece[][] {
  return Array.from(text.matchAll(RUN), ({0: run, index}) => {
    let start = index;
    return humpsOf(run).map(piece => {
      const at = start;
      start += piece.length;
      return {text: piece, start: at};
    });
  });
}

/** A text's plain words, in lower case: identifiers are split at their humps. */
export const wordsOf = (text: string): string[] =>
  piecesOf(text)
    .flat()
    .map(piece => piece.text.slice(0, LONGEST).toLowerCase());

/**
 * The ends of a text's identifiers, each run together, in lower case, so that a search may begin at any hump:
 * `toBeArrayOfSize` gives tobearrayofsize, bearrayofsize, arrayofsize, ofsize.
 */
export const tailsOf = (text: string): string[] =>
  piecesOf(text).flatMap(pieces =>
    pieces.slice(0, -1).map((_, from) =>
      pieces
        .slice(from)
        .map(piece => piece.text)
        .join('')
        .toLowerCase(),
    ),
  );

/** A text as one word without spaces and signs: `.toBeArray()` is tobearray. */
export const gluedOf = (text: string): string => (text.match(RUN) ?? []).join('').slice(0, LONGEST).toLowerCase();

/** A text's runs with a space between them, in lower case: two texts that read alike are equal. */
export const spacedOf = (text: string): string => (text.match(RUN) ?? []).join(' ').toLowerCase();

/** Endings, and what is left of a word that has one; the first that fits counts. `least` is the length that it needs. */
const ENDINGS: readonly {readonly end: RegExp; readonly left: string; readonly least: number}[] = [
  {end: /ations?$/, left: '', least: 9},
  {end: /ies$/, left: 'y', least: 5},
  {end: /(ss|sh|ch|x|z)es$/, left: '$1', least: 5},
  {end: /([^aeious])s$/, left: '$1', least: 4},
  {end: /([aeo])s$/, left: '$1', least: 5},
  {end: /([aeiouy].*)([bdgmnprt])\2(?:ing|ed)$/, left: '$1$2', least: 6},
  {end: /([aeiouy].*)ing$/, left: '$1', least: 6},
  {end: /([aeiouy].*)ed$/, left: '$1', least: 5},
  {end: /(..)ly$/, left: '$1', least: 6},
];

/** A word without its grammatical ending, near enough for comparing: include, includes and including are `includ`. */
export function stem(word: string): string {
  const rule = ENDINGS.find(({end, least}) => word.length >= least && end.test(word));
  const bare = rule ? word.replace(rule.end, rule.left) : word;
  return bare.length > 4 && bare.endsWith('e') ? bare.slice(0, -1) : bare;
}

/** The stems of a text's words. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(stem);

import {memoize} from '@jest-extended/text/memoize';
import {stem} from '@jest-extended/text/stem';
import {isStopWord} from '@jest-extended/text/stop-words';
import {splitPieces} from '@jest-extended/text/words';
import type {TextRun} from './client';

/** The characters from an index up to another, which is excluded. */
type CharacterRange = readonly [from: number, to: number];

/** A word of a text, or a part of an identifier. */
interface TextWord {
  readonly start: number;
  readonly length: number;
  readonly stem: string;
  /** The rest of the identifier, from this part on, in lower case; for a word the word itself. */
  readonly tail: string;
}

/** The words of a text. While a reader types, the same texts are shown again and again. */
const readWords = memoize((text): readonly TextWord[] =>
  splitPieces(text).flatMap(pieces => {
    const whole = pieces.map(piece => piece.text).join('');
    const [{start: from} = {start: 0}] = pieces;
    return pieces.map(({text: piece, start}) => ({
      start,
      length: piece.length,
      stem: stem(piece.toLowerCase()),
      tail: whole.slice(start - from).toLowerCase(),
    }));
  }),
);

/** The number of a query's words that a text has; each word is given by the terms that matched it. */
export function countMatches(text: string, terms: readonly ReadonlySet<string>[]): number {
  const words = readWords(text);
  return terms.filter(wordTerms => words.some(({stem, tail}) => wordTerms.has(stem) || wordTerms.has(tail))).length;
}

/** The parts of texts that match a query. */
export interface QueryTerms {
  /** The words of the query, in lower case. */
  readonly words: readonly string[];
  /** The stems and endings of identifiers that matched, in lower case. */
  readonly terms: ReadonlySet<string>;
}

/** The matches in a text, in order. They do not overlap or touch. */
function findRanges(text: string, {words, terms}: QueryTerms): CharacterRange[] {
  // Of a word that begins with the typed text, that text is marked; every other match is marked as a whole.
  const beginnings = words.filter(word => word.length > 1 && !isStopWord(word));
  const ranges: [number, number][] = [];
  for (const {start, length, stem, tail} of readWords(text)) {
    const isWord = terms.has(stem);
    if (!isWord && !terms.has(tail)) continue;
    const typed = Math.max(0, ...beginnings.filter(word => tail.startsWith(word)).map(word => word.length));
    const to = start + (typed || (isWord ? length : tail.length));
    const last = ranges.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], to);
    else ranges.push([start, to]);
  }
  return ranges;
}

function splitRuns(text: string, ranges: readonly CharacterRange[]): TextRun[] {
  const runs = ranges.flatMap(([from, to], index) => [
    {text: text.slice(ranges[index - 1]?.[1] ?? 0, from), isMatch: false},
    {text: text.slice(from, to), isMatch: true},
  ]);
  const rest = {text: text.slice(ranges.at(-1)?.[1] ?? 0), isMatch: false};
  return [...runs, rest].filter(run => run.text !== '');
}

/** A whole text, with its matches. */
export const highlightText = (text: string, terms: QueryTerms): TextRun[] => splitRuns(text, findRanges(text, terms));

const ELLIPSIS: TextRun = {text: '…', isMatch: false};

interface ExcerptOptions {
  /** The maximum number of words. */
  readonly size: number;
  /** Whether to choose the part with the most matches; otherwise the beginning. */
  readonly isBest: boolean;
}

/** A part of a text, with its matches, and an ellipsis in place of omitted text. */
export function createExcerpt(text: string, terms: QueryTerms, {size, isBest}: ExcerptOptions): TextRun[] {
  const ranges = findRanges(text, terms);
  const words = Array.from(text.matchAll(/\S+/g), ({0: word, index}): CharacterRange => [index, index + word.length]);
  if (words.length <= size) return splitRuns(text, ranges);
  const isMatch = words.map(([from, to]) => ranges.some(([start, end]) => start < to && end > from));
  const isSentence = words.map((_, index) => /^$|[.:!?]$/.test(text.slice(...(words[index - 1] ?? [0, 0]))));
  const first = isBest ? findBestWindow(isMatch, isSentence, size) : 0;
  const last = Math.min(words.length, first + size) - 1;
  const from = words[first]?.[0] ?? 0;
  const to = words[last]?.[1] ?? text.length;
  const inside = ranges
    .filter(([start, end]) => start < to && end > from)
    .map(([start, end]): CharacterRange => [Math.max(start, from) - from, Math.min(end, to) - from]);
  return [
    ...(first > 0 ? [ELLIPSIS] : []),
    ...splitRuns(text.slice(from, to), inside),
    ...(last < words.length - 1 ? [ELLIPSIS] : []),
  ];
}

/** The number of words before the first match, for context. */
const LEAD = 2;

/**
 * The start of the window over the words that has the most matches. It begins with the sentence of the first match, or, if that
 * would take more than half of the window, with context before the match.
 */
function findBestWindow(isMatch: readonly boolean[], isSentence: readonly boolean[], size: number): number {
  const counts = isMatch.map((is, index) => (is ? isMatch.slice(index, index + size).filter(Boolean).length : 0));
  const first = counts.indexOf(Math.max(...counts));
  const last = isMatch.lastIndexOf(true, first + size - 1);
  const sentence = isSentence.lastIndexOf(true, first);
  const start = first - sentence <= size / 2 ? sentence : Math.max(last - size + 1, first - LEAD);
  return Math.min(start, Math.max(0, isMatch.length - size));
}

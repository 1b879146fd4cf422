import {stem} from '@jest-extended/text/stem';
import {splitPieces} from '@jest-extended/text/words';
import type {TextRun} from './client';

/** The characters from an index up to another, which is excluded. */
type Range = readonly [from: number, to: number];

/** A word of a text, or a part of an identifier. */
interface Token {
  readonly start: number;
  readonly length: number;
  readonly stem: string;
  /** The rest of the identifier, from this part on, in lower case; for a word the word itself. */
  readonly tail: string;
}

function tokensIn(text: string): Token[] {
  return splitPieces(text).flatMap(pieces => {
    const whole = pieces.map(piece => piece.text).join('');
    const [{start: from} = {start: 0}] = pieces;
    return pieces.map(({text: piece, start}) => ({
      start,
      length: piece.length,
      stem: stem(piece.toLowerCase()),
      tail: whole.slice(start - from).toLowerCase(),
    }));
  });
}

const read = new Map<string, readonly Token[]>();

/** The tokens of a text, from a cache: while a reader types, the same texts are shown again and again. */
function tokenize(text: string): readonly Token[] {
  const tokens = read.get(text) ?? tokensIn(text);
  read.set(text, tokens);
  return tokens;
}

/** The number of a query's words that a text has; each word is given by the terms that matched it. */
export function countIn(text: string, found: readonly ReadonlySet<string>[]): number {
  const tokens = tokenize(text);
  return found.filter(terms => tokens.some(({stem, tail}) => terms.has(stem) || terms.has(tail))).length;
}

/** What a query matches. */
export interface Matches {
  /** The words of the query, in lower case. */
  readonly asked: readonly string[];
  /** The stems and endings of identifiers that matched, in lower case. */
  readonly found: ReadonlySet<string>;
}

/** The matches in a text, in order. They do not overlap or touch. */
function findRanges(text: string, {asked, found}: Matches): Range[] {
  const ranges: [number, number][] = [];
  for (const {start, length, stem, tail} of tokenize(text)) {
    const isWord = found.has(stem);
    if (!isWord && !found.has(tail)) continue;
    // Of a word that begins with the typed text, that text is marked; every other match is marked as a whole.
    const typed = Math.max(0, ...asked.filter(word => tail.startsWith(word)).map(word => word.length));
    const to = start + (typed || (isWord ? length : tail.length));
    const last = ranges.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], to);
    else ranges.push([start, to]);
  }
  return ranges;
}

function splitRuns(text: string, ranges: readonly Range[]): TextRun[] {
  const runs = ranges.flatMap(([from, to], at) => [
    {text: text.slice(ranges[at - 1]?.[1] ?? 0, from), found: false},
    {text: text.slice(from, to), found: true},
  ]);
  const rest = {text: text.slice(ranges.at(-1)?.[1] ?? 0), found: false};
  return [...runs, rest].filter(run => run.text !== '');
}

/** A whole text, with its matches. */
export const highlighted = (text: string, matches: Matches): TextRun[] => splitRuns(text, findRanges(text, matches));

const ELLIPSIS: TextRun = {text: '…', found: false};

interface ExcerptOptions {
  /** The maximum number of words. */
  readonly size: number;
  /** Whether to choose the part with the most matches; otherwise the beginning. */
  readonly isBest: boolean;
}

/** A part of a text, with its matches, and an ellipsis in place of omitted text. */
export function createExcerpt(text: string, matches: Matches, {size, isBest}: ExcerptOptions): TextRun[] {
  const ranges = findRanges(text, matches);
  const words = Array.from(text.matchAll(/\S+/g), ({0: word, index}): Range => [index, index + word.length]);
  if (words.length <= size) return splitRuns(text, ranges);
  const isMatch = words.map(([from, to]) => ranges.some(([start, end]) => start < to && end > from));
  const first = isBest ? bestWindow(isMatch, size) : 0;
  const last = Math.min(words.length, first + size) - 1;
  const from = words[first]?.[0] ?? 0;
  const to = words[last]?.[1] ?? text.length;
  const inside = ranges
    .filter(([start, end]) => start < to && end > from)
    .map(([start, end]): Range => [Math.max(start, from) - from, Math.min(end, to) - from]);
  return [
    ...(first > 0 ? [ELLIPSIS] : []),
    ...splitRuns(text.slice(from, to), inside),
    ...(last < words.length - 1 ? [ELLIPSIS] : []),
  ];
}

/** The number of words before the first match, for context. */
const LEAD = 2;

/** The start of the window over the words that has the most matches, with context before the first one if it fits. */
function bestWindow(isMatch: readonly boolean[], size: number): number {
  let best = 0;
  let most = 0;
  let inside = 0;
  isMatch.forEach((is, at) => {
    inside += Number(is) - Number(isMatch[at - size] ?? false);
    if (inside > most) {
      most = inside;
      best = Math.max(0, at - size + 1);
    }
  });
  const first = isMatch.indexOf(true, best);
  const led = most === 0 ? 0 : Math.max(best, first - LEAD);
  return Math.min(led, Math.max(0, isMatch.length - size));
}

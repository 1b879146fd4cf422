import {escaped} from '../text/escape';
import {stem} from '../text/stem';
import {piecesOf} from '../text/words';

/** The characters from an index up to another, which is excluded. */
export type Range = readonly [from: number, to: number];

/** A word of a text, or a part of an identifier. */
interface Token {
  readonly start: number;
  readonly length: number;
  readonly stem: string;
  /** The rest of the identifier, from this part on, in lower case; for a word the word itself. */
  readonly tail: string;
}

function tokensIn(text: string): Token[] {
  return piecesOf(text).flatMap(pieces => {
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
function tokensOf(text: string): readonly Token[] {
  const tokens = read.get(text) ?? tokensIn(text);
  read.set(text, tokens);
  return tokens;
}

/**
 * The parts of a text that match a query.
 * @param asked the words of the query, in lower case
 * @param found the stems and endings of identifiers that matched, in lower case
 * @returns ranges in order that do not overlap or touch
 */
export function rangesOf(text: string, asked: readonly string[], found: ReadonlySet<string>): Range[] {
  const ranges: [number, number][] = [];
  for (const {start, length, stem, tail} of tokensOf(text)) {
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

/** The text before and after each match, as the request wants it. */
export interface Tags {
  readonly pre: string;
  readonly post: string;
}

/** A text as HTML, with each range between the tags. */
export function marked(text: string, ranges: readonly Range[], {pre, post}: Tags): string {
  let at = 0;
  let html = '';
  for (const [from, to] of ranges) {
    html += escaped(text.slice(at, from)) + pre + escaped(text.slice(from, to)) + post;
    at = to;
  }
  return html + escaped(text.slice(at));
}

/**
 * An excerpt of a text as HTML, with the matches marked.
 * @param size the most words
 * @param ellipsis marks omitted text
 * @param most whether to choose the excerpt with the most matches; otherwise the beginning
 */
export function snippetOf(
  text: string,
  ranges: readonly Range[],
  size: number,
  ellipsis: string,
  tags: Tags,
  most: boolean,
): string {
  const words = Array.from(text.matchAll(/\S+/g), ({0: word, index}): Range => [index, index + word.length]);
  if (words.length <= size) return marked(text, ranges, tags);
  const hit = words.map(([from, to]) => ranges.some(([start, end]) => start < to && end > from));
  const first = most ? bestWindow(hit, size) : 0;
  const last = Math.min(words.length, first + size) - 1;
  const from = words[first]?.[0] ?? 0;
  const to = words[last]?.[1] ?? text.length;
  const inside = ranges
    .filter(([start, end]) => start < to && end > from)
    .map(([start, end]): Range => [Math.max(start, from) - from, Math.min(end, to) - from]);
  return (
    (first > 0 ? ellipsis : '') + marked(text.slice(from, to), inside, tags) + (last < words.length - 1 ? ellipsis : '')
  );
}

/** The number of words before the first match, for context. */
const LEAD = 2;

/** The start of the window over the words that has the most matches, with context before the first one if it fits. */
function bestWindow(hit: readonly boolean[], size: number): number {
  let best = 0;
  let most = 0;
  let inside = 0;
  hit.forEach((is, at) => {
    inside += Number(is) - Number(hit[at - size] ?? false);
    if (inside > most) {
      most = inside;
      best = Math.max(0, at - size + 1);
    }
  });
  const first = hit.indexOf(true, best);
  const led = most === 0 ? 0 : Math.max(best, first - LEAD);
  return Math.min(led, Math.max(0, hit.length - size));
}

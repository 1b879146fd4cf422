import {escaped} from './escape';
import {piecesOf, stem} from './words';

/** From a character up to another, that one left out. */
export type Range = readonly [from: number, to: number];

/** A word of a text, or a hump of an identifier. */
interface Token {
  readonly start: number;
  readonly length: number;
  readonly stem: string;
  /** The identifier from here on in lower case; where no hump follows, the word. */
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

/** The tokens of a text. It is read once: while somebody types, the same texts are shown again and again. */
function tokensOf(text: string): readonly Token[] {
  const tokens = read.get(text) ?? tokensIn(text);
  read.set(text, tokens);
  return tokens;
}

/**
 * Where a text has what a query found.
 * @param asked the query's words, in lower case
 * @param found stems and ends of identifiers, in lower case
 * @returns ranges that neither overlap nor touch, in order
 */
export function rangesOf(text: string, asked: readonly string[], found: ReadonlySet<string>): Range[] {
  const ranges: [number, number][] = [];
  for (const {start, length, stem, tail} of tokensOf(text)) {
    const isWord = found.has(stem);
    if (!isWord && !found.has(tail)) continue;
    // What was typed is marked as far as it goes; what was found otherwise, as a whole.
    const typed = Math.max(0, ...asked.filter(word => tail.startsWith(word)).map(word => word.length));
    const to = start + (typed || (isWord ? length : tail.length));
    const last = ranges.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], to);
    else ranges.push([start, to]);
  }
  return ranges;
}

/** How a request wants what was found to be marked. */
export interface Tags {
  readonly pre: string;
  readonly post: string;
}

/** Text as HTML, with the ranges between the tags. */
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
 * A part of a text, with what was found in it, as HTML.
 * @param size how many words at the most
 * @param ellipsis stands where text was left out
 * @param most whether it is the part that shows most of what was found, or else the beginning
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

/** Words before the first hit that help to read it. */
const LEAD = 2;

/** Where a window over the words begins that has the most hits; its first hit has a lead if there is room. */
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

import {piecesOf, stem, wordsOf} from './words';

/** From a character up to another, that one left out. */
export type Range = readonly [from: number, to: number];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML that shows it. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? sign);

/**
 * Where a text has what a query found.
 * @param found stems and ends of identifiers, in lower case
 * @returns ranges that neither overlap nor touch, in order
 */
export function rangesOf(text: string, query: string, found: ReadonlySet<string>): Range[] {
  const asked = wordsOf(query);
  const ranges: [number, number][] = [];
  const add = (from: number, to: number) => {
    const last = ranges.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else ranges.push([from, to]);
  };
  for (const pieces of piecesOf(text)) {
    pieces.forEach(({text: piece, start}, at) => {
      const word = piece.toLowerCase();
      const tail = pieces
        .slice(at)
        .map(({text: part}) => part.toLowerCase())
        .join('');
      // What was typed is marked as far as it goes; what was found otherwise, as a whole.
      const typed = asked.filter(one => (found.has(tail) || found.has(stem(word))) && tail.startsWith(one));
      const length = Math.max(0, ...typed.map(one => one.length));
      if (length > 0) add(start, start + Math.min(length, tail.length));
      else if (found.has(stem(word))) add(start, start + piece.length);
      else if (pieces.length > at + 1 && found.has(tail)) add(start, start + tail.length);
    });
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
 * The part of a text that shows most of what was found, as HTML.
 * @param size how many words at the most
 * @param ellipsis stands where text was left out
 */
export function snippetOf(text: string, ranges: readonly Range[], size: number, ellipsis: string, tags: Tags): string {
  const words = Array.from(text.matchAll(/\S+/g), ({0: word, index}): Range => [index, index + word.length]);
  if (words.length <= size) return marked(text, ranges, tags);
  const hit = words.map(([from, to]) => ranges.some(([start, end]) => start < to && end > from));
  const first = bestWindow(hit, size);
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

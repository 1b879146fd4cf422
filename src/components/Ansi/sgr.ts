/** A piece of a terminal's text, and how it looks. */
export interface Piece {
  readonly text: string;
  /** The looks that are on, e.g. `bold` and `red`; each is a class of the component. */
  readonly looks: readonly string[];
}

/** Select Graphic Rendition, the terminal's sequence for colours and weights; its numbers are the group. */
const SGR = new RegExp(`${String.fromCharCode(27)}\\[([\\d;]*)m`, 'g');

const COLOURS = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'];

/** What a number does: looks of a group push each other out, and a number without a look only ends its group. */
interface Change {
  readonly group: string;
  readonly look?: string;
}

const changes = new Map<number, readonly Change[]>([
  [1, [{group: 'bold', look: 'bold'}]],
  [2, [{group: 'dim', look: 'dim'}]],
  [3, [{group: 'italic', look: 'italic'}]],
  [4, [{group: 'underline', look: 'underline'}]],
  [7, [{group: 'inverse', look: 'inverse'}]],
  [9, [{group: 'strike', look: 'strike'}]],
  [22, [{group: 'bold'}, {group: 'dim'}]],
  [23, [{group: 'italic'}]],
  [24, [{group: 'underline'}]],
  [27, [{group: 'inverse'}]],
  [29, [{group: 'strike'}]],
  [39, [{group: 'colour'}]],
  [49, [{group: 'ground'}]],
  ...COLOURS.flatMap((look, index): [number, readonly Change[]][] => [
    [30 + index, [{group: 'colour', look}]],
    [90 + index, [{group: 'colour', look}]],
    [40 + index, [{group: 'ground', look: `on-${look}`}]],
    [100 + index, [{group: 'ground', look: `on-${look}`}]],
  ]),
]);

/**
 * Splits what a terminal is told into its pieces.
 * @param text text with ANSI colours, such as Jest's report; other sequences stay in it as they are
 * @param most after so many pieces the rest is one more, without looks
 * @returns its pieces, in order
 */
export function sgrPieces(text: string, most = Infinity): Piece[] {
  const on = new Map<string, string>();
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(SGR)) {
    if (pieces.length >= most) return [...pieces, {text: withoutColours(text.slice(from)), looks: []}];
    if (match.index > from) pieces.push({text: text.slice(from, match.index), looks: [...on.values()]});
    from = match.index + match[0].length;
    for (const number of (match[1] ?? '').split(';').map(Number)) {
      if (number === 0) on.clear();
      for (const {group, look} of changes.get(number) ?? []) {
        if (look) on.set(group, look);
        else on.delete(group);
      }
    }
  }
  if (from < text.length) pieces.push({text: text.slice(from), looks: [...on.values()]});
  return pieces;
}

/** The text that the terminal would show, without any colour. */
export const withoutColours = (text: string): string => text.replaceAll(SGR, '');

/** How many pieces a text has at most. */
export const sgrCount = (text: string): number => text.split(SGR).length;

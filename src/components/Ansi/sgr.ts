/** A piece of a terminal's text, and how it looks. */
export interface Piece {
  readonly text: string;
  /** The looks that are on, e.g. `bold` and `red`; each is a class of the component. */
  readonly looks: readonly string[];
}

/** Select Graphic Rendition, the terminal's sequence for colours and weights; splitting by it keeps its numbers. */
const SGR = new RegExp(`${String.fromCharCode(27)}\\[([\\d;]*)m`);

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
 * @returns its pieces, in order
 */
export function sgrPieces(text: string): Piece[] {
  const on = new Map<string, string>();
  const pieces: Piece[] = [];
  text.split(SGR).forEach((part, index) => {
    if (index % 2 === 0) {
      if (part) pieces.push({text: part, looks: [...on.values()]});
      return;
    }
    for (const number of part.split(';').map(Number)) {
      if (number === 0) on.clear();
      for (const {group, look} of changes.get(number) ?? []) {
        if (look) on.set(group, look);
        else on.delete(group);
      }
    }
  });
  return pieces;
}

/** The text that the terminal would show, without any colour. */
export function withoutColours(text: string): string {
  return sgrPieces(text)
    .map(piece => piece.text)
    .join('');
}

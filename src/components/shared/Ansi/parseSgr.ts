/** A piece of terminal text and its styles. */
export interface StyledText {
  readonly text: string;
  /** Active styles, e.g. `bold` and `red`; each is a class of the component. */
  readonly looks: readonly string[];
}

/** Select Graphic Rendition: the ANSI sequence for colors and weights. The group contains its numbers. */
const SGR = new RegExp(`${String.fromCharCode(27)}\\[([\\d;]*)m`, 'g');

/** A color that is not one of the sixteen, as several numbers. It ends the group: the site has no color for it. */
const OTHER_COLOR = /\b(?<layer>[345])8;(?:5;\d*|2(?:;\d*){3})/g;

const COLORS = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'];

/** The effect of each number. Styles of the same group replace each other; a number without a style ends its group. */
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
  [39, [{group: 'color'}]],
  [49, [{group: 'ground'}]],
  ...COLORS.flatMap((look, index): [number, readonly Change[]][] => [
    [30 + index, [{group: 'color', look}]],
    [90 + index, [{group: 'color', look}]],
    [40 + index, [{group: 'ground', look: `on-${look}`}]],
    [100 + index, [{group: 'ground', look: `on-${look}`}]],
  ]),
]);

/**
 * Splits terminal text into pieces of one style.
 * @param text text with ANSI colors, such as Jest's report; other sequences are kept
 * @returns the pieces, in order
 */
export function parseSgr(text: string): StyledText[] {
  const on = new Map<string, string>();
  const pieces: StyledText[] = [];
  let from = 0;
  for (const match of text.matchAll(SGR)) {
    if (match.index > from) pieces.push({text: text.slice(from, match.index), looks: [...on.values()]});
    from = match.index + match[0].length;
    for (const number of (match[1] ?? '').replace(OTHER_COLOR, '$<layer>9').split(';').map(Number)) {
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

/** The text without colors. */
export const removeColors = (text: string): string => text.replaceAll(SGR, '');

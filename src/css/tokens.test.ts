import {readFileSync} from 'node:fs';
import path from 'node:path';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
// The second part begins with what dark mode and Jest's output have in common.
const [light = '', dark = ''] = css.split(/@media not print/);

/** The color that a token has in a part of the style sheet. What dark mode does not set is as in light mode. */
function valueIn(part: string, token: string): string {
  const value = new RegExp(`--jx-${token}: ([^;]+);`).exec(part + light)?.[1] ?? '';
  const other = /--jx-([\w-]+)/.exec(value)?.[1];
  return other === undefined ? value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3') : valueIn(part, other);
}

/** The relative luminance of a color, from 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => parseInt(color.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const GROUNDS = ['paper', 'raised', 'surface', 'accent-tint'];

test.each([
  ['light', light, light, GROUNDS],
  ['dark', dark, dark, GROUNDS],
  ["light, on Jest's output", dark, light, ['night']],
  ["dark, on Jest's output", dark, dark, ['night']],
])('the borders of controls have a contrast of 3:1 to each ground: %s', (_, own, part, grounds) => {
  for (const ground of grounds)
    expect(contrast(valueIn(own, 'control'), valueIn(part, ground))).toBeGreaterThanOrEqual(3);
});

test.each([
  ['light', light],
  ['dark', dark],
])('the text of a main button and marked text have a contrast of 4.5:1: %s', (_, part) => {
  const marked = ['ink', 'muted', 'heading', 'accent'].map(text => [text, 'mark'] as const);
  for (const [text, ground] of [['on-accent', 'accent'] as const, ...marked])
    expect(contrast(valueIn(part, text), valueIn(part, ground))).toBeGreaterThanOrEqual(4.5);
});

const TEXTS = 'ink muted heading accent pass fail gold teal code-text code-comment code-function'.split(' ');

test.each([
  ['light', light],
  ['dark', dark],
])('texts have a contrast of 4.5:1 to each ground: %s', (_, part) => {
  for (const text of TEXTS)
    for (const ground of [...GROUNDS, 'code-line'])
      expect(contrast(valueIn(part, text), valueIn(part, ground))).toBeGreaterThanOrEqual(4.5);
});

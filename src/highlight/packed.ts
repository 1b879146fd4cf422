import {LINE_BREAK, plainLines, type Lines, type Token} from './token';
import {codeKinds} from '../../config/prism-themes';

/*
 * Highlighted code, packed: for each line the lengths of its pieces, each after the first letter of its kind ("-" for
 * plain text), and a comma between lines. `const a = 1;` is "k5-5n1": the plain text at a line's end goes without saying.
 * The built page carries the code once and this beside it.
 */

const PLAIN = '-';
const PIECE = /([a-z-])(\d+)/g;

const kinds = new Map(Object.keys(codeKinds).map(kind => [kind.charAt(0), kind]));

/**
 * @param lines highlighted code
 * @returns what {@link unpack} needs, beside the code, to give the lines again
 */
export function pack(lines: Lines): string {
  return lines.map(packLine).join(',');
}

function packLine(line: readonly Token[]): string {
  const coloured = line.at(-1)?.kind ? line : line.slice(0, -1);
  return coloured.map(({text, kind}) => `${kind?.charAt(0) ?? PLAIN}${text.length}`).join('');
}

/**
 * @param code the code that was packed
 * @param packed what {@link pack} gave
 * @returns the code's lines; without colours when the two do not belong together
 */
export function unpack(code: string, packed: string): Lines {
  const texts = code.split(LINE_BREAK);
  const packedLines = packed.split(',');
  if (texts.length !== packedLines.length) return plainLines(code);
  return texts.map((text, index) => unpackLine(text, packedLines[index] ?? ''));
}

function unpackLine(text: string, packed: string): readonly Token[] {
  const line: Token[] = [];
  let at = 0;
  for (const [, letter = PLAIN, length] of packed.matchAll(PIECE)) {
    const piece = text.slice(at, (at += Number(length)));
    const kind = kinds.get(letter);
    line.push(kind ? {text: piece, kind} : {text: piece});
  }
  return at < text.length ? [...line, {text: text.slice(at)}] : line;
}

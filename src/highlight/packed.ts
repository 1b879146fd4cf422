import {append, LINE_BREAK, plainLines, type Lines, type Token} from './token';
import {codeKinds} from '../../config/prism-themes';

/*
 * Highlighted code, packed: for each line the first letter of each word's kind ("-" for plain text), and a comma between
 * lines. `const a = '1';` is "k-s": what stands between words is plain, and what is plain at a line's end goes without
 * saying. Lines of other languages may need a letter for each sign instead, after a "=".
 * The built page carries the code once and this beside it.
 */

const PLAIN = '-';
const BY_SIGN = '=';

const SIGNS = /[^]/g;

/** What has one colour in most languages. An exact grammar is not needed: a line that is coloured otherwise goes by signs. */
const WORDS = /\/\/.*|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|[\w$]+/g;

const kinds = new Map(Object.keys(codeKinds).map(kind => [kind.charAt(0), kind]));

/**
 * @param lines highlighted code, neighbours of one kind joined
 * @returns what {@link unpack} needs, beside the code, to give the lines again
 */
export function pack(lines: Lines): string {
  return lines.map(packLine).join(',');
}

function packLine(line: readonly Token[]): string {
  const text = line.map(token => token.text).join('');
  const letters = line.flatMap(({text, kind}) => Array<string>(text.length).fill(kind?.charAt(0) ?? PLAIN));
  const lettersOf = (parts: RegExp) =>
    [...text.matchAll(parts)]
      .map(({index}) => letters[index])
      .join('')
      .replace(/-+$/, '');
  const byWord = lettersOf(WORDS);
  return isSame(unpackLine(text, byWord), line) ? byWord : BY_SIGN + lettersOf(SIGNS);
}

const isSame = (one: readonly Token[], other: readonly Token[]): boolean =>
  one.length === other.length && one.every(({text, kind}, i) => text === other[i]?.text && kind === other[i].kind);

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
  const [parts, letters] = packed.startsWith(BY_SIGN) ? [SIGNS, packed.slice(1)] : [WORDS, packed];
  let at = 0;
  let place = 0;
  for (const {0: part, index} of text.matchAll(parts)) {
    append(line, text.slice(at, index));
    append(line, part, kinds.get(letters.charAt(place++)));
    at = index + part.length;
  }
  append(line, text.slice(at));
  return line;
}

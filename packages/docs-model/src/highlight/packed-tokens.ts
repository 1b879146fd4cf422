import {appendText, LINE_BREAK, splitPlainLines, type Lines, type Token} from './token';
import {codeKinds} from './kinds';

/*
 * Packed highlighting: for each line the first letter of each word's kind ("-" for plain text), lines separated by
 * commas. `const a = '1';` is "k-s": text between words is plain, and plain text at the end of a line is omitted. In
 * other languages a line may need a letter for each character, after a "=". The built page contains the code once, and
 * this string.
 */

const PLAIN = '-';
const BY_CHARACTER = '=';

const CHARACTERS = /[^]/g;

/** Matches text of one color in most languages. It need not be exact: other lines use letters per character. */
const WORDS = /\/\/.*|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|[\w$]+/g;

const kinds = new Map(Object.keys(codeKinds).map(kind => [kind.charAt(0), kind]));

/**
 * @param lines highlighted code, with adjacent tokens of one kind joined
 * @returns the string from which {@link unpackTokens}, together with the code, restores the lines
 */
export function packTokens(lines: Lines): string {
  return lines.map(packLine).join(',');
}

function packLine(line: readonly Token[]): string {
  const text = line.map(token => token.text).join('');
  const letters = line.flatMap(({text, kind}) => Array<string>(text.length).fill(kind?.charAt(0) ?? PLAIN));
  const getLetters = (parts: RegExp) =>
    [...text.matchAll(parts)]
      .map(({index}) => letters[index])
      .join('')
      .replace(/-+$/, '');
  const byWord = getLetters(WORDS);
  return isSame(unpackLine(text, byWord), line) ? byWord : BY_CHARACTER + getLetters(CHARACTERS);
}

const isSame = (line: readonly Token[], other: readonly Token[]): boolean =>
  line.length === other.length && line.every(({text, kind}, i) => text === other[i]?.text && kind === other[i].kind);

/**
 * @param code the code that was packed
 * @param packed the result of {@link packTokens}
 * @returns the code's lines; without colors if the two do not match
 */
export function unpackTokens(code: string, packed: string): Lines {
  const texts = code.split(LINE_BREAK);
  const packedLines = packed.split(',');
  if (texts.length !== packedLines.length) return splitPlainLines(code);
  return texts.map((text, index) => unpackLine(text, packedLines[index] ?? ''));
}

function unpackLine(text: string, packed: string): readonly Token[] {
  const line: Token[] = [];
  const [parts, letters] = packed.startsWith(BY_CHARACTER) ? [CHARACTERS, packed.slice(1)] : [WORDS, packed];
  let end = 0;
  let place = 0;
  for (const {0: part, index} of text.matchAll(parts)) {
    appendText(line, text.slice(end, index));
    appendText(line, part, kinds.get(letters.charAt(place++)));
    end = index + part.length;
  }
  appendText(line, text.slice(end));
  return line;
}

/** A piece of text of one kind, e.g. a keyword, or the received value in a failure message. */
export interface Token {
  readonly text: string;
  /** The kind; plain text has none. */
  readonly kind?: string;
}

/** Highlighted code: lines of tokens, without line breaks. */
export type Lines = readonly (readonly Token[])[];

/** Line breaks of any system. */
export const LINE_BREAK = /\r?\n/;

/**
 * Code without colors, as a fallback.
 * @param code any text
 */
export const splitPlainLines = (code: string): Lines => code.split(LINE_BREAK).map(text => (text ? [{text}] : []));

/** The lines of a block's body without the indentation of that block. */
export const unindentLines = (lines: Lines): Lines =>
  lines.map(([first, ...others]) => (first ? [{...first, text: first.text.replace(/^ {2}/, '')}, ...others] : []));

/**
 * Adds text to the end of a line; adjacent tokens of one kind become one.
 * @param text the text; an empty one adds nothing
 */
export function appendText(line: Token[], text: string, kind?: string): void {
  if (!text) return;
  const last = line.at(-1);
  if (last && last.kind === kind) line[line.length - 1] = {...last, text: last.text + text};
  else line.push(kind ? {text, kind} : {text});
}

/**
 * A line without a piece of its text.
 * @param text the piece, which is within one token
 * @param column where it begins
 */
export function removeText(text: string, line: readonly Token[], column: number): readonly Token[] {
  let start = 0;
  return line.map(token => {
    const index = column - start;
    start += token.text.length;
    return index >= 0 && index < token.text.length && token.text.startsWith(text, index)
      ? {...token, text: token.text.slice(0, index) + token.text.slice(index + text.length)}
      : token;
  });
}

/** A piece of text with one meaning, e.g. a keyword of code or the received value of a failure message. */
export interface Token {
  readonly text: string;
  /** What the piece is; plain text has none. */
  readonly kind?: string;
}

/** Code as it is drawn: lines of tokens, without the line breaks. */
export type Lines = readonly (readonly Token[])[];

/** How lines end, in a file of any system. */
export const LINE_BREAK = /\r?\n/;

/**
 * Code without colours: what is drawn where nothing is known about it.
 * @param code any text
 */
export const plainLines = (code: string): Lines => code.split(LINE_BREAK).map(text => (text ? [{text}] : []));

/**
 * Adds a piece to the end of a line; neighbours of one kind become one.
 * @param text the piece's text; an empty one adds nothing
 */
export function append(line: Token[], text: string, kind?: string): void {
  if (!text) return;
  const last = line.at(-1);
  if (last && last.kind === kind) line[line.length - 1] = {...last, text: last.text + text};
  else line.push(kind ? {text, kind} : {text});
}

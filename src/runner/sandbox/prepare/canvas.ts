import type {SyntaxNode} from './syntax-tree';

const LINE_END = /[\r\n\u2028\u2029]/;

/**
 * A source text in which parts become spaces: nothing moves, so every line and column stays what the reader sees, and
 * no source map is needed.
 */
export class Canvas {
  private readonly characters: string[];

  constructor(readonly source: string) {
    this.characters = source.split('');
  }

  /** Makes spaces of a part; line ends stay. */
  blank(from: number, to: number): void {
    for (let at = from; at < to; at++) {
      if (!LINE_END.test(this.characters[at] ?? '')) this.characters[at] = ' ';
    }
  }

  /** Makes spaces of a whole statement. A `;` stays in its place, so that the lines around it do not run together. */
  blankStatement(node: SyntaxNode): void {
    this.blank(node.start, node.end);
    this.characters[node.start] = ';';
  }

  /** Puts other characters in the place of as many. */
  overwrite(from: number, replacement: string): void {
    for (const [index, character] of [...replacement].entries()) this.characters[from + index] = character;
  }

  /** Puts a text behind a character. What follows on the line moves. */
  append(at: number, addition: string): void {
    this.characters[at] += addition;
  }

  /** Whether a character of the source is a space by now. */
  isBlank(at: number): boolean {
    return this.characters[at] === ' ';
  }

  /** Whether a line of the source ends between two places. */
  holdsLineEnd(from: number, to: number): boolean {
    return LINE_END.test(this.source.slice(from, to));
  }

  /** The first place at or after `from` where a character stands outside of comments. */
  find(wanted: string, from: number): number {
    let at = this.skipSpace(from);
    while (at < this.source.length && this.source[at] !== wanted) at = this.skipSpace(at + 1);
    return at;
  }

  /** The first place at or after `from` that is neither white space nor comment. */
  skipSpace(from: number): number {
    const space = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
    space.lastIndex = from;
    return from + (space.exec(this.source)?.[0].length ?? 0);
  }

  /** Blanks one character when it is the first after white space and comments. */
  blankNext(from: number, wanted: string): void {
    const at = this.skipSpace(from);
    if (wanted.includes(this.source.charAt(at)) && at < this.source.length) this.blank(at, at + 1);
  }

  /** Blanks those of the words that stand between two places, outside of comments. */
  blankWords(words: ReadonlySet<string>, from: number, to: number): void {
    let at = from;
    while (at < to) {
      at = this.skipSpace(at);
      const word = /[\w$]*/y;
      word.lastIndex = at;
      const found = word.exec(this.source)?.[0] ?? '';
      if (at < to && words.has(found)) this.blank(at, at + found.length);
      at += found.length || 1;
    }
  }

  toString(): string {
    return this.characters.join('');
  }
}

import type {SyntaxNode} from './syntax-tree';

const LINE_END = /[\r\n\u2028\u2029]/;

/**
 * A source text in which parts are replaced with spaces. Nothing moves, so lines and columns stay the same, and no
 * source map is needed.
 */
export class Canvas {
  private readonly characters: string[];

  constructor(readonly source: string) {
    this.characters = source.split('');
  }

  /** Replaces a range with spaces, keeping line breaks. */
  erase(from: number, to: number): void {
    for (let at = from; at < to; at++) {
      if (!LINE_END.test(this.characters[at] ?? '')) this.characters[at] = ' ';
    }
  }

  /** Replaces a statement with spaces and a `;`, so that the lines around it do not join. */
  eraseStatement(node: SyntaxNode): void {
    this.erase(node.start, node.end);
    this.characters[node.start] = ';';
  }

  /** Replaces characters with the same number of others. */
  overwrite(from: number, replacement: string): void {
    for (const [index, character] of [...replacement].entries()) this.characters[from + index] = character;
  }

  /** Inserts text after a character, which moves the rest of the line. */
  append(at: number, addition: string): void {
    this.characters[at] += addition;
  }

  /** Whether a character of the source has been replaced with a space. */
  isErased(at: number): boolean {
    return this.characters[at] === ' ';
  }

  /** Whether there is a line break between two positions. */
  hasLineBreak(from: number, to: number): boolean {
    return LINE_END.test(this.source.slice(from, to));
  }

  /** The first position at or after `from` where a character occurs outside comments. */
  find(wanted: string, from: number): number {
    let at = this.skipSpace(from);
    while (at < this.source.length && this.source[at] !== wanted) at = this.skipSpace(at + 1);
    return at;
  }

  /** The first position at or after `from` that is neither whitespace nor comment. */
  skipSpace(from: number): number {
    const space = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
    space.lastIndex = from;
    return from + (space.exec(this.source)?.[0].length ?? 0);
  }

  /** Removes one character, if it is the first after whitespace and comments. */
  eraseNext(from: number, wanted: string): void {
    const at = this.skipSpace(from);
    if (wanted.includes(this.source.charAt(at)) && at < this.source.length) this.erase(at, at + 1);
  }

  /** Removes the given words between two positions, outside comments. */
  eraseWords(words: ReadonlySet<string>, from: number, to: number): void {
    let at = from;
    while (at < to) {
      at = this.skipSpace(at);
      const word = /[\w$]*/y;
      word.lastIndex = at;
      const found = word.exec(this.source)?.[0] ?? '';
      if (at < to && words.has(found)) this.erase(at, at + found.length);
      at += found.length || 1;
    }
  }

  toString(): string {
    return this.characters.join('');
  }
}

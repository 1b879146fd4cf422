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
    for (let index = from; index < to; index++) {
      if (!LINE_END.test(this.characters[index] ?? '')) this.characters[index] = ' ';
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
  append(index: number, addition: string): void {
    this.characters[index] += addition;
  }

  /** Whether a character of the source has been replaced with a space. */
  isErased(index: number): boolean {
    return this.characters[index] === ' ';
  }

  /** Whether there is a line break between two positions. */
  hasLineBreak(from: number, to: number): boolean {
    return LINE_END.test(this.source.slice(from, to));
  }

  /** The first position at or after `from` where a character occurs outside comments. */
  find(character: string, from: number): number {
    let index = this.skipSpace(from);
    while (index < this.source.length && this.source[index] !== character) index = this.skipSpace(index + 1);
    return index;
  }

  /** The first position at or after `from` that is neither whitespace nor comment. */
  skipSpace(from: number): number {
    const space = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
    space.lastIndex = from;
    return from + (space.exec(this.source)?.[0].length ?? 0);
  }

  /** Removes one character, if it is the first after whitespace and comments. */
  eraseNext(from: number, characters: string): void {
    const index = this.skipSpace(from);
    if (characters.includes(this.source.charAt(index)) && index < this.source.length) this.erase(index, index + 1);
  }

  /** Removes the given words between two positions, outside comments. */
  eraseWords(words: ReadonlySet<string>, from: number, to: number): void {
    let index = from;
    while (index < to) {
      index = this.skipSpace(index);
      const word = /[\w$]*/y;
      word.lastIndex = index;
      const match = word.exec(this.source)?.[0] ?? '';
      if (index < to && words.has(match)) this.erase(index, index + match.length);
      index += match.length || 1;
    }
  }

  toString(): string {
    return this.characters.join('');
  }
}

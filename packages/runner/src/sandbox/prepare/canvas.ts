import type {SyntaxNode} from './syntax-tree';

const LINE_END = /[\n\r\u2028\u2029]/;
/** Whitespace and comments, as the parser skips them. */
const SPACE = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/y;

/** A source text in which parts are replaced, most of them with spaces, so that nothing moves. */
export class Canvas {
  /** What each character of the source becomes. */
  private readonly pieces: string[];

  constructor(readonly source: string) {
    this.pieces = source.split('');
  }

  /** Replaces a range with spaces, keeping line breaks. */
  erase(from: number, to: number): void {
    for (let index = from; index < to; index++) {
      if (!LINE_END.test(this.source.charAt(index))) this.pieces[index] = ' ';
    }
  }

  /** Replaces a statement with spaces and a `;`, so that the lines around it do not join. */
  eraseStatement(node: SyntaxNode): void {
    this.erase(node.start, node.end);
    this.pieces[node.start] = ';';
  }

  /** Replaces characters with the same number of others. */
  overwrite(from: number, replacement: string): void {
    for (const [index, character] of [...replacement].entries()) this.pieces[from + index] = character;
  }

  /** Inserts text after a character. It moves the rest of the line. */
  append(index: number, addition: string): void {
    this.pieces[index] += addition;
  }

  /** Whether a character of the source has been replaced with another one. */
  isErased(index: number): boolean {
    return !this.pieces[index]?.includes(this.source.charAt(index));
  }

  /** Whether there is a line break between two positions. */
  hasLineBreak(from: number, to: number): boolean {
    return LINE_END.test(this.source.slice(from, to));
  }

  /**
   * The first position at or after `from` where a text occurs outside comments. Begin at the end of a syntax node, and
   * look for a text that follows with no other node in between: this function knows no strings.
   */
  find(text: string, from: number): number {
    let index = this.skipSpace(from);
    while (index < this.source.length && !this.source.startsWith(text, index)) index = this.skipSpace(index + 1);
    return index;
  }

  /** The first position at or after `from` that is neither whitespace nor comment. */
  skipSpace(from: number): number {
    SPACE.lastIndex = from;
    return from + (SPACE.exec(this.source)?.[0].length ?? 0);
  }

  /** The first position at or after `from` that is not a closing parenthesis, whitespace or comment. */
  skipBrackets(from: number): number {
    const next = this.skipSpace(from);
    return this.source[next] === ')' ? this.skipBrackets(next + 1) : next;
  }

  /** Removes one character, if it is the first after whitespace and comments. */
  eraseNext(from: number, character: string): void {
    const index = this.skipSpace(from);
    if (this.source[index] === character) this.erase(index, index + 1);
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
    return this.pieces.join('');
  }
}

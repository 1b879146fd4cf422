import type {SyntaxNode} from './syntax-tree';

const LINE_END = /\r\n|[\n\r\u2028\u2029]/g;
const LINE_END_CHARACTER = /[\n\r\u2028\u2029]/;
/** Whitespace and comments, as the parser skips them. */
const SPACE = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/y;

/** A place in a text; lines and columns count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * A source text in which parts are replaced. Most are replaced with spaces, so that nothing moves; what is longer or
 * shorter stays in its line, and `findPlace` finds the original place of the text after it.
 */
export class Canvas {
  /** What each character of the source becomes. */
  private readonly pieces: string[];
  /** The position of each line's first character. */
  private readonly lines: readonly number[];

  constructor(readonly source: string) {
    this.pieces = source.split('');
    this.lines = [0, ...Array.from(source.matchAll(LINE_END), ({0: end, index}) => index + end.length)];
  }

  /** Replaces a range with spaces, keeping line breaks. */
  erase(from: number, to: number): void {
    for (let index = from; index < to; index++) {
      if (!LINE_END_CHARACTER.test(this.source.charAt(index))) this.pieces[index] = ' ';
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

  /** Replaces a range, which is not empty and keeps its line breaks, with a text without line breaks. */
  replace(from: number, to: number, text: string): void {
    this.erase(from, to);
    this.pieces[from] = text;
  }

  /** Inserts text before a character. */
  prepend(index: number, addition: string): void {
    this.pieces[index] = addition + (this.pieces[index] ?? '');
  }

  /** Inserts text after a character. */
  append(index: number, addition: string): void {
    this.pieces[index] += addition;
  }

  /** Whether a character of the source has been replaced with another one. */
  isErased(index: number): boolean {
    return !this.pieces[index]?.includes(this.source.charAt(index));
  }

  /** Whether there is a line break between two positions. */
  hasLineBreak(from: number, to: number): boolean {
    return LINE_END_CHARACTER.test(this.source.slice(from, to));
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

  /**
   * @param place a place in the text, whose line is the same in the source
   * @param moved positions of the source, and others that replace them
   * @returns the place in the source
   */
  findPlace({line, column}: Place, moved: ReadonlyMap<number, number> = new Map()): Place {
    let index = this.lines[line - 1] ?? 0;
    let rest = column - 1;
    while (index < this.pieces.length && rest >= (this.pieces[index]?.length ?? 0)) {
      rest -= this.pieces[index]?.length ?? 0;
      index++;
    }
    const found = moved.get(index) ?? index;
    const starts = this.lines.filter(start => start <= found);
    return {line: starts.length, column: found - (starts.at(-1) ?? 0) + 1};
  }

  toString(): string {
    return this.pieces.join('');
  }
}

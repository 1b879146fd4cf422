import {Parser} from 'acorn';
import {tsPlugin} from '@sveltejs/acorn-typescript';

/** A syntax node. acorn's types cover JavaScript only, so use the functions below to read its fields. */
export interface SyntaxNode {
  readonly type: string;
  /** Offsets of the first character and after the last one. */
  readonly start: number;
  readonly end: number;
  readonly loc?: {readonly start: {readonly line: number; readonly column: number}} | null;
}

/** An error in code that cannot run: position and reason. */
export class SourceError extends SyntaxError {
  /**
   * @param message without the position
   * @param line from 1
   * @param column from 0
   */
  constructor(
    message: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(message);
  }

  static at(node: SyntaxNode, message: string): SourceError {
    return new SourceError(message, node.loc?.start.line ?? 1, node.loc?.start.column ?? 0);
  }
}

/** A module without top-level await, since Jest runs a test file as a function that is not async. */
class ModuleOfJest extends Parser.extend(tsPlugin()) {
  get canAwait(): boolean {
    return Boolean(Reflect.get(this, 'inFunction')) && Boolean(Reflect.get(Parser.prototype, 'canAwait', this));
  }
}

/**
 * @param source a TypeScript module
 * @throws {SourceError} at a syntax error
 */
export function parse(source: string): SyntaxNode {
  try {
    return ModuleOfJest.parse(source, {ecmaVersion: 'latest', sourceType: 'module', locations: true});
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const place: unknown = Reflect.get(error, 'loc');
    const {line, column} = isPlace(place) ? place : {line: 1, column: 0};
    const lines = source.split(LINE_END);
    const text = lines[line - 1] ?? '';
    const element = /<\/|\/>/.test(source) ? ELEMENT.exec(text) : null;
    if (element)
      throw new SourceError(
        'JSX cannot run on this page: React is not part of it',
        line,
        element.index + element[0].indexOf('<'),
      );
    // acorn appends the position to its messages.
    const reason = error.message.replace(/ \(\d+:\d+\)$/, '');
    const isAtEnd = line === lines.length && column === text.length && reason === 'Unexpected token';
    const message = isAtEnd ? 'Unexpected end of input' : describeLookAlike(text.slice(column));
    throw new SourceError(message ?? reason, line, column);
  }
}

const LINE_END = /\r\n|[\n\r\u2028\u2029]/;

/** An element of JSX where a value is expected. In one that is not closed in its line, this is the beginning. */
const ELEMENT = /(?:^|\breturn|=>|[=(,?:&|[])\s*<(?:>|[A-Za-z][\w.-]*(?:\s[^()<>]*)?\/?>)/;

/** Characters that word processors and chats write in place of those of code. Others have a normal form. */
const SIMILAR: ReadonlyMap<string, string> = new Map([
  ...[...'‘’‚‛′´'].map(character => [character, "'"] as const),
  ...[...'“”„‟″«»'].map(character => [character, '"'] as const),
  ...[...'‐‑‒–—−'].map(character => [character, '-'] as const),
]);

/** @returns what is wrong with the first character, if it looks like another one or like nothing */
function describeLookAlike(text: string): string | undefined {
  const [character] = text;
  if (character === undefined) return undefined;
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  if (/[\p{Cf}\p{Cc}\p{Mn}\u2800\u3164]/u.test(character)) return `Invisible character ${code}: delete it`;
  const meant = SIMILAR.get(character) ?? character.normalize('NFKC');
  return meant === character ? undefined : `Unexpected character ${character} (${code}): write ${meant}`;
}

const isPlace = (value: unknown): value is {line: number; column: number} =>
  typeof value === 'object' && value !== null && 'line' in value && 'column' in value;

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value;

/** The node in a field, if any. */
export function getChild(node: SyntaxNode, field: string): SyntaxNode | undefined {
  const value: unknown = Reflect.get(node, field);
  return isNode(value) ? value : undefined;
}

/** The nodes in a list field, without the holes of array patterns. */
export function getList(node: SyntaxNode, field: string): readonly SyntaxNode[] {
  const value: unknown = Reflect.get(node, field);
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Whether a field is set, e.g. `declare`, `optional`. */
export const hasFlag = (node: SyntaxNode, field: string): boolean => Boolean(Reflect.get(node, field));

/** A name that is not a variable: that of a member or a property. */
export const getKey = (node: SyntaxNode): SyntaxNode | undefined =>
  hasFlag(node, 'computed') ? undefined : (getChild(node, 'property') ?? getChild(node, 'key'));

/** The text in a field, e.g. an identifier's `name`. */
export function getText(node: SyntaxNode, field: string): string | undefined {
  const value: unknown = Reflect.get(node, field);
  return typeof value === 'string' ? value : undefined;
}

/** All direct children of a node, in no particular order. */
export function* getChildren(node: SyntaxNode): Generator<SyntaxNode> {
  for (const value of Object.values(node)) {
    if (isNode(value)) yield value;
    else if (Array.isArray(value)) yield* value.filter(isNode);
  }
}

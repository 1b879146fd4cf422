import {Parser, type Options} from 'acorn';
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
    return parseWith(ModuleOfJest, source, {sourceType: 'module'});
  } catch (error) {
    throw error instanceof SourceError ? (findJsx(source, error) ?? error) : error;
  }
}

/** The beginning of an element where a value is expected, and the rest up to the first end of an element. */
const ELEMENT = /(?:\breturn|=>|[=(,?:&|[])\s*(<(?:>|[A-Za-z][\w.-]*[\s/>])[^]*?(?:<\/|\/>))/g;

/** If a syntax error is in an element of JSX: an error that says so, at the element. */
function findJsx(source: string, {line, column}: SourceError): SourceError | undefined {
  const position = source.split('\n', line - 1).join('\n').length + (line > 1 ? 1 : 0) + column;
  for (const {0: match, 1: element = '', index} of source.matchAll(ELEMENT)) {
    const end = index + match.length;
    const start = end - element.length;
    if (start > position || position > end) continue;
    const before = source.slice(0, start).split('\n');
    return new SourceError(
      'JSX cannot run on this page: React is not part of it',
      before.length,
      before.at(-1)?.length ?? 0,
    );
  }
  return undefined;
}

/**
 * @param parser acorn, or an extension of it
 * @throws {SourceError} at a syntax error
 */
export function parseWith(parser: typeof Parser, source: string, options: Omit<Options, 'ecmaVersion'>): SyntaxNode {
  try {
    return parser.parse(source, {ecmaVersion: 'latest', locations: true, ...options});
  } catch (error) {
    if (!(error instanceof SyntaxError) || error instanceof SourceError) throw error;
    const place: unknown = Reflect.get(error, 'loc');
    const [line, column] = isPlace(place) ? [place.line, place.column] : [1, 0];
    // acorn appends the position to its messages.
    throw new SourceError(error.message.replace(/ \(\d+:\d+\)$/, ''), line, column);
  }
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

/** A name that is not a variable: that of a member, a property or an enum's member. */
export function getKey(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type === 'TSEnumMember') return getChild(node, 'id');
  return hasFlag(node, 'computed') ? undefined : (getChild(node, 'property') ?? getChild(node, 'key'));
}

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

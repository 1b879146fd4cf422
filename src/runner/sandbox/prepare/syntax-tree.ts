import {Parser} from 'acorn';
import {tsPlugin} from '@sveltejs/acorn-typescript';

/** A node of the tree. acorn's types know JavaScript only, so fields are read through the functions below. */
export interface SyntaxNode {
  readonly type: string;
  /** First and last character's offset, the last excluded. */
  readonly start: number;
  readonly end: number;
  readonly loc?: {readonly start: {readonly line: number; readonly column: number}} | null;
}

/** What a reader is told about code that cannot run: where, and why. */
export class SourceError extends SyntaxError {
  /**
   * @param message without the place
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

/** A module whose top level does not wait: Jest runs a test file as a function that is not async. */
class ModuleOfJest extends Parser.extend(tsPlugin()) {
  get canAwait(): boolean {
    return Boolean(Reflect.get(this, 'inFunction')) && Boolean(Reflect.get(Parser.prototype, 'canAwait', this));
  }
}

/**
 * @param source a TypeScript module
 * @throws {SourceError} where it is none
 */
export function parse(source: string): SyntaxNode {
  try {
    return ModuleOfJest.parse(source, {ecmaVersion: 'latest', sourceType: 'module', locations: true});
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const place: unknown = Reflect.get(error, 'loc');
    const [line, column] = isPlace(place) ? [place.line, place.column] : [1, 0];
    // acorn ends its messages with the place.
    throw new SourceError(error.message.replace(/ \(\d+:\d+\)$/, ''), line, column);
  }
}

const isPlace = (value: unknown): value is {line: number; column: number} =>
  typeof value === 'object' && value !== null && 'line' in value && 'column' in value;

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value;

/** The node in a field, if there is one. */
export function child(node: SyntaxNode, field: string): SyntaxNode | undefined {
  const value: unknown = Reflect.get(node, field);
  return isNode(value) ? value : undefined;
}

/** The nodes in a field that holds a list; holes of array patterns are left out. */
export function list(node: SyntaxNode, field: string): readonly SyntaxNode[] {
  const value: unknown = Reflect.get(node, field);
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Whether a field is set, e.g. `declare`, `optional`. */
export const flag = (node: SyntaxNode, field: string): boolean => Boolean(Reflect.get(node, field));

/** The text in a field, e.g. an identifier's `name`. */
export function text(node: SyntaxNode, field: string): string | undefined {
  const value: unknown = Reflect.get(node, field);
  return typeof value === 'string' ? value : undefined;
}

/** All nodes right below a node, in no particular order. */
export function* children(node: SyntaxNode): Generator<SyntaxNode> {
  for (const value of Object.values(node)) {
    if (isNode(value)) yield value;
    else if (Array.isArray(value)) yield* value.filter(isNode);
  }
}

import stored from './facts.json';

/** A parameter of a matcher, as the library's types have it. */
export interface Parameter {
  readonly name: string;
  /** Its TypeScript type, e.g. `number | bigint`. */
  readonly type: string;
  readonly isOptional?: boolean;
  /** It takes all arguments from its place on. */
  readonly isRest?: boolean;
}

/** What the library says of one of its matchers. */
export interface MatcherFacts {
  /** The first version on npm that exports it. */
  readonly since: string;
  /** The type parameters of its signature, e.g. `<E = unknown>`. */
  readonly typeParameters?: string;
  readonly parameters: readonly Parameter[];
  /** It gives a promise, so that it has to be awaited, and is of no use as an asymmetric matcher. */
  readonly isAsync?: boolean;
}

/** What the installed version of the library says of itself. */
export interface Library {
  readonly version: string;
  readonly matchers: Readonly<Record<string, MatcherFacts>>;
}

/**
 * The facts that the pages show, stored by `npm run library:check -- --store`. tests/library holds them equal to what
 * the installed library exports, types and does.
 */
export const library: Library = stored;

/**
 * @param name e.g. `toBeArrayOfSize`
 * @returns what a reader types, e.g. `.toBeArrayOfSize(size: number)`
 */
export function signatureOf(name: string, {typeParameters = '', parameters}: MatcherFacts): string {
  return `.${name}${typeParameters}(${parameters.map(declarationOf).join(', ')})`;
}

/** @returns a parameter as a signature has it, e.g. `by?: number | bigint` */
export const declarationOf = ({name, type, isOptional, isRest}: Parameter): string =>
  `${isRest ? '...' : ''}${name}${isOptional ? '?' : ''}: ${type}`;

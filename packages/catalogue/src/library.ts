import stored from './facts.json';
import release from './release.json';

/** A parameter of a matcher, from the library's types. */
export interface Parameter {
  readonly name: string;
  /** Its TypeScript type, e.g. `number | bigint`. */
  readonly type: string;
  readonly isOptional?: boolean;
  /** It takes all remaining arguments. */
  readonly isRest?: boolean;
}

/** The library's facts about one of its matchers. */
export interface MatcherFacts {
  /** The first version on npm that exports the matcher. */
  readonly since: string;
  /** The type parameters of its signature, e.g. `<E = unknown>`. */
  readonly typeParameters?: string;
  readonly parameters: readonly Parameter[];
  /** It returns a promise: it has to be awaited, and cannot be used as an asymmetric matcher. */
  readonly isAsync?: boolean;
}

/** The facts about the installed version of the library. */
export interface Library {
  readonly version: string;
  /** Its license, as an SPDX identifier. */
  readonly license: string;
  readonly matchers: Readonly<Record<string, MatcherFacts>>;
}

/**
 * The facts that the pages show, stored by `npm run library:store`. tests/library compares them with the
 * exports, the types and the behavior of the installed library. The release has a file of its own, because pages that need
 * only the version would otherwise load the facts.
 */
export const library: Library = {...release, ...stored};

/**
 * @param name e.g. `toBeArrayOfSize`
 * @returns the call that a reader types, e.g. `.toBeArrayOfSize(size: number)`
 */
export function writeSignature(name: string, {typeParameters = '', parameters}: MatcherFacts): string {
  return `.${name}${typeParameters}(${parameters.map(writeParameter).join(', ')})`;
}

/** @returns a parameter of a signature, e.g. `by?: number | bigint` */
export const writeParameter = ({name, type, isOptional, isRest}: Parameter): string =>
  `${isRest ? '...' : ''}${name}${isOptional ? '?' : ''}: ${type}`;

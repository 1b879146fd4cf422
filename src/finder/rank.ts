import type {Candidate} from './candidates';
import type {Described, Kind} from './described';

/** A call that passes for the reader's value. */
export interface Passing extends Candidate {
  /** For how many values it fails: those that differ from the reader's in one respect, and those of other kinds. */
  readonly rejects: {readonly variants: number; readonly others: number};
}

/** The pages whose matchers are about values of a kind. The pages of no kind are about every value. */
const PAGES: Readonly<Partial<Record<Kind, string>>> = {
  array: 'array',
  bigint: 'number',
  boolean: 'boolean',
  class: 'function',
  date: 'date',
  function: 'function',
  mock: 'mock',
  nil: 'toBeNil',
  number: 'number',
  object: 'object',
  promise: 'promise',
  string: 'string',
  symbol: 'symbol',
};

const pages = new Set(Object.values(PAGES));

const SOURCES: Readonly<Record<Candidate['from'], number>> = {typed: 3, expected: 2, value: 1, none: 0};

/** Whether a matcher is made for values of a kind, or for all values. */
export const isMadeFor = ({group}: Pick<Candidate, 'group'>, {kind}: Described): boolean =>
  PAGES[kind] === group.page || !pages.has(group.page);

/** What makes a passing matcher more telling than another. */
interface Signal {
  readonly name: string;
  readonly why: string;
  /** More is better. */
  readonly of: (passing: Passing, value: Described) => number;
}

/** The signals in order: a later one decides only between matchers that are equal in all before it. */
export const signals: readonly Signal[] = [
  {
    name: 'argument',
    why: 'it compares with the expectation as it was typed, then with parts of it, then with what the value itself has',
    of: ({from}) => SOURCES[from],
  },
  {
    name: 'family',
    why: 'it is made for values of this kind, or for all: a primitive is frozen, too, but nobody asks',
    of: (passing, value) => (isMadeFor(passing, value) ? 1 : 0),
  },
  {
    name: 'exactness',
    why: 'it fails for more of the values that differ in one respect: exact before loose',
    of: ({rejects}) => rejects.variants,
  },
  {
    name: 'kind',
    why: 'it fails for more of the values of other kinds',
    of: ({rejects}) => rejects.others,
  },
];

/**
 * @param value the reader's value
 * @returns the most telling first; equal ones stay in the order of the catalogue
 */
export function ranked<One extends Passing>(all: readonly One[], value: Described): One[] {
  const compared = (a: One, b: One) =>
    signals.map(({of}) => of(b, value) - of(a, value)).find(difference => difference !== 0) ?? 0;
  return [...all].sort(compared);
}

import type {Candidate} from './candidates';

/** A call that passes for the reader's value. */
export interface PassingCandidate extends Candidate {
  /** For how many of the values near the reader's it fails. */
  readonly rejects: {readonly variants: number; readonly parts: number; readonly others: number};
}

const SOURCES: Readonly<Record<Candidate['from'], number>> = {typed: 3, expected: 2, value: 1, none: 0};

/**
 * What puts a passing matcher before another; more is better. A later one decides only between matchers that are equal in
 * all before it.
 */
const SIGNALS: readonly ((candidate: PassingCandidate) => number)[] = [
  // It compares with the expectation as it was typed, then with parts of it, then with what the value itself has.
  ({from}) => SOURCES[from],
  // It says what the value is, and not what it is not.
  ({isNegated}) => Number(!isNegated),
  // It is made for values of this kind, or for all: a primitive is frozen, too, but nobody asks.
  ({isMadeForKind}) => Number(isMadeForKind),
  // It fails for more of the values that differ in one respect: exact before loose.
  ({rejects}) => rejects.variants,
  // It fails for more of the values that differ in a part of a part: what an asymmetric matcher checks.
  ({rejects}) => rejects.parts,
  // It fails for more of the values of other kinds.
  ({rejects}) => rejects.others,
];

/** @returns the most specific first; equal ones stay in the order of the catalogue */
export function rankMatches<Match extends PassingCandidate>(matches: readonly Match[]): Match[] {
  const compare = (a: Match, b: Match) =>
    SIGNALS.map(measure => measure(b) - measure(a)).find(difference => difference !== 0) ?? 0;
  return [...matches].sort(compare);
}

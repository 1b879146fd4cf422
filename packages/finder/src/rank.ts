import type {Candidate} from './candidates';

/** A call that passes for the reader's value. */
export interface PassingCandidate extends Candidate {
  /** For how many of the values near the reader's it fails. */
  readonly rejects: {readonly variants: number; readonly parts: number; readonly others: number};
}

const SOURCES: Readonly<Record<Candidate['from'], number>> = {typed: 3, expected: 2, value: 1, none: 0};

/** What puts a passing matcher before another. */
interface RankSignal {
  readonly name: string;
  readonly why: string;
  /** More is better. */
  readonly measure: (candidate: PassingCandidate) => number;
}

/** The signals in order: a later one decides only between matchers that are equal in all before it. */
export const signals: readonly RankSignal[] = [
  {
    name: 'argument',
    why: 'it compares with the expectation as it was typed, then with parts of it, then with what the value itself has',
    measure: ({from}) => SOURCES[from],
  },
  {
    name: 'affirmation',
    why: 'it says what the value is, and not what it is not',
    measure: ({isNegated}) => Number(!isNegated),
  },
  {
    name: 'family',
    why: 'it is made for values of this kind, or for all: a primitive is frozen, too, but nobody asks',
    measure: ({isMadeForKind}) => Number(isMadeForKind),
  },
  {
    name: 'exactness',
    why: 'it fails for more of the values that differ in one respect: exact before loose',
    measure: ({rejects}) => rejects.variants,
  },
  {
    name: 'parts',
    why: 'it fails for more of the values that differ in a part of a part: what an asymmetric matcher checks',
    measure: ({rejects}) => rejects.parts,
  },
  {
    name: 'kind',
    why: 'it fails for more of the values of other kinds',
    measure: ({rejects}) => rejects.others,
  },
];

/** @returns the most specific first; equal ones stay in the order of the catalogue */
export function rankMatches<Match extends PassingCandidate>(matches: readonly Match[]): Match[] {
  const compare = (a: Match, b: Match) =>
    signals.map(({measure}) => measure(b) - measure(a)).find(difference => difference !== 0) ?? 0;
  return [...matches].sort(compare);
}

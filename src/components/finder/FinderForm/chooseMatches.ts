import {usesExpected, type FinderMatch, type FinderMatches} from '@jest-extended/finder';

/** The matches that use the expectation; if there is none, or if none of them uses it, those for the value alone. */
export function filterFitting({matches, example}: FinderMatches): {
  readonly isForBoth: boolean;
  readonly matches: readonly FinderMatch[];
} {
  const fitting = example.expected ? matches.filter(usesExpected) : matches;
  if (fitting.length > 0) return {isForBoth: true, matches: fitting};
  // The others contain the expectation, but pass whatever it is.
  return {isForBoth: false, matches: matches.filter(({unlike}) => unlike === undefined)};
}

/** The matches that answer the question: those made for such values, or all if there are none. */
export function chooseMatches(result: FinderMatches): readonly FinderMatch[] {
  const {matches} = filterFitting(result);
  const mainMatches = matches.filter(({isMadeForKind}) => isMadeForKind);
  return mainMatches.length > 0 ? mainMatches : matches;
}

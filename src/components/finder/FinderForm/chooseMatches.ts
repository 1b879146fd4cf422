import type {FinderResult, FinderMatch} from '@jest-extended/finder';

/** The matchers for an example. */
export type Matches = Extract<FinderResult, {kind: 'matches'}>;

const usesExpected = ({from}: FinderMatch): boolean => from === 'typed' || from === 'expected';

/** The matches that use the expectation; if there is none, or if none of them uses it, those for the value alone. */
export function filterFitting({matches, example}: Matches): {
  readonly isForBoth: boolean;
  readonly matches: readonly FinderMatch[];
} {
  const both = example.expected ? matches.filter(usesExpected) : matches;
  if (both.length > 0) return {isForBoth: true, matches: both};
  // The others contain the expectation, but pass whatever it is.
  return {isForBoth: false, matches: matches.filter(({unlike}) => unlike === undefined)};
}

/** The matches that answer the question: those made for such values, or all if there are none. */
export function chooseMatches(found: Matches): readonly FinderMatch[] {
  const {matches} = filterFitting(found);
  const made = matches.filter(({isMadeForKind}) => isMadeForKind);
  return made.length > 0 ? made : matches;
}

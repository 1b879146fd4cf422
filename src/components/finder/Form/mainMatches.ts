import type {Match} from '@site/src/finder';
import type {Example} from './useFinder';

/** The matches that answer the question: made for such values, and using the expectation if there is one. */
export const mainMatches = (matches: readonly Match[], {expected}: Example): readonly Match[] =>
  matches.filter(
    ({isMadeForKind, from}) => isMadeForKind && (expected.trim() === '' || from === 'typed' || from === 'expected'),
  );

import {stem} from '../text/stem';
import {synonymsOf as alikeInSearch} from '../text/synonyms';

/** Synonyms that only answers use, in addition to those of the search, one group per line. */
const ALIKE: readonly string[] = [
  'call invoke run ran execute fire',
  'require mandatory optional',
  'duplicate repeat twice',
  'nested deep level',
  'several multiple many',
  'async asynchronous promise await',
  'misspell misspelt typo',
  'bug fault',
  'decimal fraction float',
  'javascript js',
  'support version',
];

const alike = new Map<string, readonly string[]>(
  ALIKE.flatMap(line => {
    const group = line.split(' ').map(stem);
    return group.map((word): [string, string[]] => [word, group.filter(other => other !== word)]);
  }),
);

/** The synonyms of a stem, as stems. */
export const alikeTo = (stem: string): readonly string[] => [...alikeInSearch(stem), ...(alike.get(stem) ?? [])];

/** One stem for all synonyms, so that names can be compared. */
export const classOf = (stem: string): string => [stem, ...alikeTo(stem)].sort()[0] ?? stem;

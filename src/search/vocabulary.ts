import {stem} from './words';

/**
 * Words that readers use for one another. A search for one finds the others too, with less weight. These are
 * the words of the field; what readers call a single matcher stands with that matcher, in src/catalogue.
 */
const ALIKE: readonly string[] = [
  'array list',
  'member element item entry',
  'key property prop field attribute',
  'mock spy stub',
  'string text',
  'function func method callback',
  'equal same identical',
  'contain includ has have hold',
  'start begin prefix',
  'end suffix',
  'integer int whole',
  'bool boolean',
  'error exception',
  'throw thrown',
  'once one single',
  'between range within',
  'configuration config configure',
  'object dict hash',
  'ts typescript',
  'esm module',
  'size length count',
  'before earlier',
  'after later',
  'pass succeed success',
  'fail failure',
  'any some',
  'all every each',
];

const alike = new Map<string, Set<string>>();
for (const line of ALIKE) {
  const group = line.split(' ').map(stem);
  for (const word of group) {
    const others = alike.get(word) ?? new Set();
    for (const other of group) if (other !== word) others.add(other);
    alike.set(word, others);
  }
}

/** Other stems for a stem. */
export const alikeTo = (stem: string): readonly string[] => [...(alike.get(stem) ?? [])];

/** One stem for all that are alike, so that phrases can be compared. */
export const classOf = (stem: string): string => [stem, ...alikeTo(stem)].sort()[0] ?? stem;

/** Stems that tell little: a search goes on without them, and they count least where they are found. */
const FILLERS = new Set(
  `a an the is are was be been am do doe did i me my we you your it its that this these those there to of in on for with
  and or as at by from if then than when while how what why which who can could should would will must may want need
  us use get jest test check expect matcher`
    .split(/\s+/)
    .map(stem),
);

export const isFiller = (stem: string): boolean => FILLERS.has(stem);

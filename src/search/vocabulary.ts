import {stem} from './words';

/**
 * Words that readers use for one another, a line to a group; no word is in two. A search for one finds the others too,
 * with less weight. These are the words of the field; what readers call a single matcher stands in src/catalogue.
 */
export const ALIKE: readonly string[] = [
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

const groups: ReadonlyMap<string, readonly string[]> = new Map(
  ALIKE.flatMap(line => {
    const group = line.split(' ').map(stem);
    return group.map((word): [string, string[]] => [word, group]);
  }),
);

/** Other stems for a stem. */
export const alikeTo = (stem: string): readonly string[] => groups.get(stem)?.filter(other => other !== stem) ?? [];

/** One stem for all that are alike, so that phrases can be compared. */
export const classOf = (stem: string): string => groups.get(stem)?.[0] ?? stem;

/** Stems that tell little: a search goes on without them, and they count least where they are found. */
const FILLERS = new Set(
  `a an the is are was be been am do doe did i me my we you your it its that this these those there to of in on for with
  and or as at by from if then than when while how what why which who can could should would will must may want need
  us use using get got know tell make sure way possible whether happen write jest test check verify ensure assert
  validate expect matcher`
    .split(/\s+/)
    .map(stem),
);

/** The library's own name, which says nothing where everything is about it. */
const OWN_NAME = /\bjest[\s-]extended\b/gi;

/** What a query says beside the library's name; that where it says nothing else. */
export const aboutOf = (query: string): string => query.replace(OWN_NAME, ' ').trim() || query;

/** Whether a word, by its stem, says little of what is sought. */
export const isFiller = (stem: string): boolean => FILLERS.has(stem);

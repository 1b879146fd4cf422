import {getStems} from './stem';

/** Words that readers use for each other, one group per line. Aliases of a single matcher are in packages/catalogue. */
export const SYNONYMS: readonly string[] = [
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
  'once one single 1',
  'twice two 2',
  'call invoke',
  'ignore regardless irrespective',
  'regex regexp pattern',
  'freeze frozen immutable',
  'upgrade bump migrate',
  'version v1 v2 v3 v4 v5 v6 v7',
  'big large long huge',
  'browser client',
  'editor vscode intellisense',
  'between range within',
  'configuration config configure',
  'object dict hash',
  'ts typescript',
  'dependency dep',
  'exist present',
  'esm module',
  'size length count',
  'before earlier',
  'after later',
  'pass succeed success',
  'fail failure',
  'all every each',
  'nest inner',
];

const groups: ReadonlyMap<string, readonly string[]> = new Map(
  SYNONYMS.flatMap(line => {
    const group = getStems(line);
    return group.map((stem): [string, string[]] => [stem, group]);
  }),
);

/** @returns the synonyms of a stem, as stems */
export const getSynonyms = (stem: string): readonly string[] => groups.get(stem)?.filter(other => other !== stem) ?? [];

/** @returns one stem for all synonyms, so that texts can be compared */
export const getGroup = (stem: string): string => groups.get(stem)?.[0] ?? stem;

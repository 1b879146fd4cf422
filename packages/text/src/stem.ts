import {memoize} from './memoize';
import {getWords} from './words';

/** Endings and their replacements. The first that matches applies; `least` is the shortest word that it applies to. */
const ENDINGS: readonly {readonly end: RegExp; readonly left: string; readonly least: number}[] = [
  {end: /ations?$/, left: '', least: 9},
  {end: /ies$/, left: 'y', least: 5},
  {end: /(ss|sh|ch|x|z)es$/, left: '$1', least: 5},
  {end: /([^aeious])s$/, left: '$1', least: 4},
  {end: /([aeo])s$/, left: '$1', least: 5},
  {end: /([aeiouy].*)([bdgmnprt])\2(?:ing|ed)$/, left: '$1$2', least: 6},
  {end: /([aeiouy].*)ing$/, left: '$1', least: 6},
  {end: /([aeiouy].*)ed$/, left: '$1', least: 5},
  {end: /(..)ly$/, left: '$1', least: 6},
];

/** A word in lower case without its grammatical ending: include, includes and including are `includ`. */
export const stem = memoize(word => {
  const rule = ENDINGS.find(({end, least}) => word.length >= least && end.test(word));
  const bare = rule ? word.replace(rule.end, rule.left) : word;
  return bare.length > 4 && bare.endsWith('e') ? bare.slice(0, -1) : bare;
});

/** The stems of a text's words, in order. */
export const getStems = (text: string): string[] => getWords(text).map(stem);

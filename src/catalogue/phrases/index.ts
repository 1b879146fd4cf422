import {phrases as array} from './array';
import {phrases as boolean} from './boolean';
import {phrases as date} from './date';
import {phrases as functions} from './function';
import {phrases as mock} from './mock';
import {phrases as number} from './number';
import {phrases as object} from './object';
import {phrases as others} from './others';
import {phrases as string} from './string';

/**
 * For each matcher how readers may put what they want, in their own words: phrases with commas between them. A page
 * shows the names of src/catalogue/words; these are for the search and for questions alone.
 */
export type Phrases = Readonly<Record<string, string>>;

export const phrases: Phrases = {
  ...array,
  ...boolean,
  ...date,
  ...functions,
  ...mock,
  ...number,
  ...object,
  ...others,
  ...string,
};

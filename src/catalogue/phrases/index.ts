import {phrases as array} from './array';
import {phrases as boolean} from './boolean';
import {phrases as date} from './date';
import {phrases as functions} from './function';
import {phrases as mock} from './mock';
import {phrases as number} from './number';
import {phrases as object} from './object';
import {phrases as others} from './others';
import {phrases as string} from './string';
import type {Phrases} from './type';

/** Those of all matchers; guides.ts has those of other sections. */
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

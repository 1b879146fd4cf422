import {words as array} from './array';
import {words as boolean} from './boolean';
import {words as date} from './date';
import {words as fail} from './fail';
import {words as functions} from './function';
import {words as mock} from './mock';
import {words as number} from './number';
import {words as object} from './object';
import {words as pass} from './pass';
import {words as promise} from './promise';
import {words as string} from './string';
import {words as symbol} from './symbol';
import {words as toBeEmpty} from './toBeEmpty';
import {words as toBeNil} from './toBeNil';
import {words as toBeOneOf} from './toBeOneOf';
import {words as toSatisfy} from './toSatisfy';
import type {Words} from './type';

/** Those of all matchers. */
export const words: Words = {
  ...array,
  ...boolean,
  ...date,
  ...fail,
  ...functions,
  ...mock,
  ...number,
  ...object,
  ...pass,
  ...promise,
  ...string,
  ...symbol,
  ...toBeEmpty,
  ...toBeNil,
  ...toBeOneOf,
  ...toSatisfy,
};

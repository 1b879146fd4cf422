import type {Words} from './type';

export const words: Words = {
  toBeNil: ['null or undefined', 'no value', 'isNil', 'nullish', 'missing value', 'is None', '== null', 'not set'],
};

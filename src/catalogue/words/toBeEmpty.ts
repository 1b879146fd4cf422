import type {Words} from './type';

export const words: Words = {
  toBeEmpty: [
    'no elements',
    'length 0',
    'isEmpty',
    'nothing in it',
    'blank string',
    'empty map or set',
    'no results',
    'size 0',
  ],
};

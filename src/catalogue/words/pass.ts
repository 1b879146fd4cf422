import type {Words} from './type';

export const words: Words = {
  pass: [
    'reached this line',
    'always passes',
    'success',
    'callback was called',
    'expect.anything',
    'any value',
    'no assertion needed',
  ],
};

import type {Words} from './type';

export const words: Words = {
  toBeOneOf: [
    'in a list of options',
    'any of',
    'allowed values',
    'enum',
    'either or',
    'isIn',
    'oneOf',
    'union of values',
  ],
};

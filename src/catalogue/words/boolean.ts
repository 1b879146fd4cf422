import type {Words} from './type';

export const words: Words = {
  toBeBoolean: ['is a bool', 'typeof boolean', 'true or false', 'isBoolean', 'flag'],
  toBeTrue: ['is true', 'exactly true', 'not just truthy', 'toBe(true)', 'isTrue', 'assertTrue'],
  toBeFalse: ['is false', 'exactly false', 'not just falsy', 'toBe(false)', 'isFalse', 'assertFalse'],
};

import type {Words} from '.';

export const words: Words = {
  toBeSymbol: ['is a symbol', 'typeof symbol', 'isSymbol', 'unique key', 'Symbol.for', 'unique token'],
};

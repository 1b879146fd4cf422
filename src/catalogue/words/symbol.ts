import type {Words} from './type';

export const words: Words = {
  toBeSymbol: ['is a symbol', 'typeof symbol', 'isSymbol', 'unique key', 'Symbol.for', 'unique token'],
};

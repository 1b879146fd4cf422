import type {Words} from './type';

export const words: Words = {
  toSatisfy: [
    'predicate',
    'custom or arbitrary check',
    'matches a function',
    'callback returns true',
    'own rule',
    'refine',
    'argThat',
  ],
};

import type {Words} from '.';

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

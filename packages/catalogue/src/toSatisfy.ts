import type {PageAliases} from '.';

/** Aliases for the matchers of docs/matchers/toSatisfy.mdx. */
export const toSatisfy = {
  toSatisfy: {
    names: [
      'predicate',
      'custom or arbitrary check',
      'matches a function',
      'callback returns true',
      'own rule',
      'refine',
      'argThat',
    ],
    phrases: `
      custom predicate, custom condition, custom check, custom assertion, own condition, own function, own check,
      write my own condition, check with my own function, arbitrary condition, arbitrary check with a callback,
      complex condition, any condition, lambda check, arrow function as a check, function returns true for the value,
      validator function, fulfils a condition, meets a requirement, satisfies, predicate function, inline matcher,
      string is only letters and digits, unexpected return from a matcher function, value passes a validator,
      several conditions at once, password is strong enough, lodash isInteger`,
  },
} satisfies PageAliases;

import type {PageAliases} from '.';

/** Aliases for the matchers of docs/matchers/toBeNil.mdx. */
export const toBeNil = {
  toBeNil: {
    names: ['null or undefined', 'no value', 'isNil', 'nullish', 'missing value', 'is None', '== null', 'not set'],
    phrases: `
      null check, is null, is undefined, value is null, undefined or null value, neither null nor undefined, nil, none,
      nothing, value is not set, value is missing, absent, optional value, not defined, not null, exists, is present,
      unset, x == null, toBeNull or toBeUndefined, toBeDefined, isNullOrUndefined, isNil lodash, nullable, no value returned,
      toBeNullish, not.exist (Chai), nothing came back, void result`,
  },
} satisfies PageAliases;

import type {PageAliases} from '.';

/** Aliases for the matchers of docs/matchers/boolean.mdx. */
export const boolean = {
  toBeBoolean: {
    names: ['is a bool', 'true or false', 'isBoolean', 'flag'],
    phrases: `
      typeof boolean, boolean type, boolean value, type check for booleans, either true or false, yes or no,
      returns a boolean, logical value, typeof x === 'boolean', not truthy but a boolean, be.a('boolean'),
      expect.any(Boolean), instanceof Boolean, primitive boolean, a bool and not a string, 0 or 1 instead of a boolean,
      coerced to boolean`,
  },
  toBeTrue: {
    names: ['is true', 'exactly true', 'not just truthy', 'toBe(true)', 'isTrue', 'assertTrue'],
    phrases: `
      strictly true, equals true, === true, value is true, boolean true, returns true, condition holds, flag is set,
      enabled, truthy, toBeTruthy, alternative to toBeTruthy, be.true, identical to true, assertion holds, is yes,
      1 is not enough, truthy values fail, literal true`,
  },
  toBeFalse: {
    names: ['is false', 'exactly false', 'not just falsy', 'toBe(false)', 'isFalse', 'assertFalse'],
    phrases: `
      strictly false, equals false, === false, value is false, boolean false, returns false, condition does not hold,
      flag is not set, disabled, falsy, toBeFalsy, alternative to toBeFalsy, be.false, identical to false, not true, is no,
      undefined instead of false, turned off`,
  },
} satisfies PageAliases;

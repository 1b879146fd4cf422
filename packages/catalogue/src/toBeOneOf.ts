import type {PageAliases} from '.';

/** Aliases for the matchers of docs/matchers/toBeOneOf.mdx. */
export const toBeOneOf = {
  toBeOneOf: {
    names: [
      'in a list of options',
      'any of',
      'allowed values',
      'enum',
      'either or',
      'isIn',
      'oneOf',
      'union of values',
    ],
    phrases: `
      one of several values, one of these values, one of these strings, one of many, value is in an enum, value is in a list,
      value is in an array, value is among, any of these options, equals one of, matches one of, possible values,
      permitted values, valid options, status is one of, either this or that, this or that value, several expected values,
      more than one correct value, member of a list, be.oneOf, isOneOf, enumeration, choice, alternatives, allow list,
      status 200 or 201, expect a or b, red or green or blue, one of two answers, random pick,
      undefined or a string,
      check that an element is in a list`,
  },
} satisfies PageAliases;

/**
 * The matchers and the pages that document them. Pages of the site load this file, so it has no words: see words.ts, which
 * only runs in Node. A test compares this list with the library's exports, the headings of the pages and the matchers index.
 */
import type facts from './facts.json';

/** A matcher that the library exports. A misspelled one is a type error that suggests the nearest name. */
export type MatcherName = keyof typeof facts.matchers;

/** One page of the reference. */
export interface MatcherGroup {
  /** Last part of the page's route, e.g. `array` or `toBeEmpty`. */
  readonly page: string;
  /** Its title in the sidebar and on the home page. */
  readonly label: string;
  /** A value of its kind in JavaScript notation, e.g. `[ ]`, in ASCII: at most five characters. */
  readonly notation: string;
  /** Its matchers, in the order of the page. */
  readonly matchers: readonly MatcherName[];
}

/** All pages of the reference. */
export const groups: readonly MatcherGroup[] = [
  {
    page: 'array',
    label: 'Array',
    notation: '[ ]',
    matchers: [
      'toBeArray',
      'toBeArrayOfSize',
      'toIncludeAllMembers',
      'toIncludeAllPartialMembers',
      'toIncludeSamePartialMembers',
      'toIncludeAnyMembers',
      'toIncludeSameMembers',
      'toPartiallyContain',
      'toSatisfyAll',
      'toSatisfyAny',
      'toBeInRange',
    ],
  },
  {page: 'boolean', label: 'Boolean', notation: 'T/F', matchers: ['toBeBoolean', 'toBeTrue', 'toBeFalse']},
  {
    page: 'date',
    label: 'Date',
    notation: '12:00',
    matchers: [
      'toBeDate',
      'toBeValidDate',
      'toBeAfter',
      'toBeBefore',
      'toBeAfterOrEqualTo',
      'toBeBeforeOrEqualTo',
      'toBeBetween',
    ],
  },
  {page: 'fail', label: 'Fail', notation: '!', matchers: ['fail']},
  {
    page: 'function',
    label: 'Function',
    notation: 'f()',
    matchers: ['toBeFunction', 'toChange', 'toChangeBy', 'toChangeTo', 'toThrowWithMessage'],
  },
  {
    page: 'mock',
    label: 'Mock',
    notation: 'fn',
    matchers: [
      'toHaveBeenCalledBefore',
      'toHaveBeenCalledAfter',
      'toHaveBeenCalledOnce',
      'toHaveBeenCalledExactlyOnceWith',
    ],
  },
  {
    page: 'number',
    label: 'Number',
    notation: '0.1',
    matchers: [
      'toBeNumber',
      'toBeBigInt',
      'toBeNaN',
      'toBeFinite',
      'toBePositive',
      'toBeNegative',
      'toBeEven',
      'toBeOdd',
      'toBeWithin',
      'toBeInteger',
    ],
  },
  {
    page: 'object',
    label: 'Object',
    notation: '{ }',
    matchers: [
      'toBeObject',
      'toBeEmptyObject',
      'toContainKey',
      'toContainKeys',
      'toContainAllKeys',
      'toContainAnyKeys',
      'toContainValue',
      'toContainValues',
      'toContainAllValues',
      'toContainAnyValues',
      'toContainEntry',
      'toContainEntries',
      'toContainAllEntries',
      'toContainAnyEntries',
      'toBeExtensible',
      'toBeFrozen',
      'toBeSealed',
    ],
  },
  {page: 'pass', label: 'Pass', notation: 'ok', matchers: ['pass']},
  {page: 'promise', label: 'Promise', notation: '...', matchers: ['toResolve', 'toReject']},
  {
    page: 'string',
    label: 'String',
    notation: '"a"',
    matchers: [
      'toBeString',
      'toBeHexadecimal',
      'toBeDateString',
      'toEqualCaseInsensitive',
      'toEqualIgnoringWhitespace',
      'toStartWith',
      'toEndWith',
      'toInclude',
      'toIncludeRepeated',
      'toIncludeMultiple',
    ],
  },
  {page: 'symbol', label: 'Symbol', notation: '@@', matchers: ['toBeSymbol']},
  {page: 'toBeEmpty', label: 'toBeEmpty', notation: '[]""', matchers: ['toBeEmpty']},
  {page: 'toBeNil', label: 'toBeNil', notation: 'null', matchers: ['toBeNil']},
  {page: 'toBeOneOf', label: 'toBeOneOf', notation: 'a|b', matchers: ['toBeOneOf']},
  {page: 'toSatisfy', label: 'toSatisfy', notation: '=>', matchers: ['toSatisfy']},
];

/** The number of matchers in the library. */
export const matcherCount = groups.reduce((sum, {matchers}) => sum + matchers.length, 0);

/** @returns a matcher's path on the site, e.g. `/docs/matchers/array#tobearray` */
export const getPath = (group: MatcherGroup, matcher: string): string =>
  `/docs/matchers/${group.page}#${matcher.toLowerCase()}`;

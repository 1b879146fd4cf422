/**
 * The matchers as data: which there are and which page documents each.
 * A test holds this list equal to the library's exports, to the pages' headings and to the matchers index.
 */
import type facts from './facts.json';

/** A matcher that the library exports: a misspelt one is an error of types, which has the nearest name. */
export type MatcherName = keyof typeof facts.matchers;

/** One page of the reference. */
export interface MatcherGroup {
  /** Last part of the page's route, e.g. `array` or `toBeEmpty`. */
  readonly page: string;
  /** What the sidebar, the index and the cards call it. */
  readonly label: string;
  /** The value it is about, in JavaScript's own notation: the sign on its card. */
  readonly suit: string;
  /** Its matchers, in the page's order. */
  readonly matchers: readonly MatcherName[];
}

/** All pages of the reference. */
export const groups: readonly MatcherGroup[] = [
  {
    page: 'array',
    label: 'Array',
    suit: '[ ]',
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
  {page: 'boolean', label: 'Boolean', suit: 'T/F', matchers: ['toBeBoolean', 'toBeTrue', 'toBeFalse']},
  {
    page: 'date',
    label: 'Date',
    suit: '12:00',
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
  {page: 'fail', label: 'Fail', suit: '✕', matchers: ['fail']},
  {
    page: 'function',
    label: 'Function',
    suit: 'f()',
    matchers: ['toBeFunction', 'toChange', 'toChangeBy', 'toChangeTo', 'toThrowWithMessage'],
  },
  {
    page: 'mock',
    label: 'Mock',
    suit: 'fn',
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
    suit: '0.1',
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
    suit: '{ }',
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
  {page: 'pass', label: 'Pass', suit: '✓', matchers: ['pass']},
  {page: 'promise', label: 'Promise', suit: '…', matchers: ['toResolve', 'toReject']},
  {
    page: 'string',
    label: 'String',
    suit: '"a"',
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
  {page: 'symbol', label: 'Symbol', suit: '@@', matchers: ['toBeSymbol']},
  {page: 'toBeEmpty', label: 'toBeEmpty', suit: '∅', matchers: ['toBeEmpty']},
  {page: 'toBeNil', label: 'toBeNil', suit: 'null', matchers: ['toBeNil']},
  {page: 'toBeOneOf', label: 'toBeOneOf', suit: 'a|b', matchers: ['toBeOneOf']},
  {page: 'toSatisfy', label: 'toSatisfy', suit: 'x => ?', matchers: ['toSatisfy']},
];

/** A matcher's address on the site, e.g. `/docs/matchers/array#tobearray`. */
export const addressOf = (group: MatcherGroup, matcher: string): string =>
  `/docs/matchers/${group.page}#${matcher.toLowerCase()}`;

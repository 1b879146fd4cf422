import type {PageAliases} from '.';

/** Aliases for the matchers that have a page of their own. */
export const singles = {
  fail: {
    names: [
      'must not be reached',
      'unreachable code',
      'always fails',
      'force a failure',
      'assert.fail',
      'fail with a message',
      'should have thrown',
    ],
    phrases: `
      expect.fail, force a test to fail, make a test fail, fail the test, fail a test manually, fail the test by hand, fail on purpose,
      fail immediately, code should never get here, should not happen, line must not run, throw in a test, explicit failure,
      always red, done.fail, t.fail, not implemented yet, abort a test, unconditional failure,
      catch block, expected an error but none was thrown, assert(false), unexpected branch, callback must never fire,
      pytest.fail, jasmine fail, switch default reached, event should not be emitted`,
  },
  pass: {
    names: ['reached this line', 'always passes', 'success', 'callback was called', 'any value'],
    phrases: `
      expect.anything, no assertion needed, always green test, mark a test as passed, make a test pass,
      test should pass, test passes without an assertion, always succeed, force success, reach this point,
      code was reached, event handler ran, did not throw, no error thrown, placeholder assertion, dummy assertion,
      test without expect, expect.assertions, hasAssertions, t.pass, unconditional success, smoke test,
      succeed (Jasmine), done without an assertion, wildcard for any value including null, no-op assertion`,
  },
  toBeSymbol: {
    names: ['is a symbol', 'typeof symbol', 'isSymbol', 'unique key', 'Symbol.for', 'unique token'],
    phrases: `
      symbol type, value is a symbol, type check for symbols, typeof x === 'symbol', unique symbol, unique identifier,
      symbol as a key, well-known symbol, Symbol.iterator, be.a('symbol'), expect.any(Symbol),
      symbol instead of a string`,
  },
  toBeEmpty: {
    names: ['no elements', 'isEmpty', 'nothing in it', 'empty map or set', 'no results'],
    phrases: `
      length 0, array is empty, empty list, empty string, empty collection, collection has no elements,
      list without items, no entries, nothing inside, zero elements, zero length, length === 0, toHaveLength(0),
      string without characters, empty map, empty set, iterable without elements, without content, no rows,
      empty result, empty response, not empty, non-empty, has content, be.empty, array cleared,
      no errors were collected, queue drained, blank string, size 0, DOM element is empty`,
  },
  toBeNil: {
    names: ['null or undefined', 'no value', 'isNil', 'nullish', 'missing value', 'is None', '== null', 'not set'],
    phrases: `
      null check, is undefined, value is null, undefined or null value, neither null nor undefined, nil, none, nothing,
      value is not set, absent, optional value, not defined, not null, exists, is present, unset, x == null,
      toBeNull or toBeUndefined, toBeDefined, isNullOrUndefined, isNil lodash, nullable, no value returned,
      not.exist (Chai), nothing came back, void result`,
  },
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
      one of several values, one of these values, one of these strings, one of many, value is in an enum,
      value is in a list, value is in an array, value is among, any of these options, equals one of, matches one of,
      possible values, permitted values, valid options, status is one of, either this or that, several expected values,
      more than one correct value, member of a list, be.oneOf, isOneOf, enumeration, choice, alternatives, allow list,
      status 200 or 201, expect a or b, red or green or blue, one of two answers, random pick, undefined or a string,
      check that an element is in a list`,
  },
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
      several conditions at once, password is strong enough`,
  },
} satisfies PageAliases;

import type {Phrases} from './type';

/** How readers may put what those matchers check that have a page of their own or share it with one other. */
export const phrases: Phrases = {
  fail: `
    force a test to fail, make a test fail, fail the test, fail a test manually, fail the test by hand, fail on purpose,
    fail immediately, code should never get here, should not happen, line must not run, throw in a test, explicit failure,
    always red, done.fail, t.fail, fail is not defined, not implemented yet, abort a test, unconditional failure,
    catch block, expected an error but none was thrown, assert(false), unexpected branch, callback must never fire,
    pytest.fail, jasmine fail, switch default reached, event should not be emitted`,
  pass: `
    always green test, mark a test as passed, make a test pass, test should pass, test passes without an assertion,
    always succeed, force success, reach this point, code was reached, event handler ran, did not throw, no error thrown,
    placeholder assertion, dummy assertion, no expect needed, test without expect, expect.assertions, hasAssertions, t.pass,
    unconditional success, smoke test, succeed (Jasmine), done without an assertion,
    wildcard for any value including null, no-op assertion`,
  toResolve: `
    promise is fulfilled, promise resolves, promise succeeds, promise is resolved, async function succeeds,
    async call succeeds, async call works, async function does not throw, await does not throw, await that it does not reject,
    no rejection, not rejected, completes without error, be.fulfilled, eventually, resolves.not.toThrow,
    promise settles, thenable, request succeeds, however it rejected, becomes fulfilled, async method finishes,
    await without an error, promise completes`,
  toReject: `
    promise is rejected, promise rejects, promise should fail, promise fails, expect rejection, async function throws,
    async error is thrown, async call fails, throws asynchronously, rejects with an error, be.rejected, rejects.toThrow,
    await throws, request fails, promise error, failing promise, error in async code, however it resolved,
    await gives an error, promise failed for whatever reason`,
  toBeSymbol: `
    is symbol, symbol type, value is a symbol, type check for symbols, typeof x === 'symbol', unique symbol,
    unique identifier, symbol as a key, well-known symbol, Symbol.iterator, be.a('symbol'), expect.any(Symbol),
    symbol instead of a string`,
  toBeEmpty: `
    array is empty, empty array, empty list, empty string, empty collection, collection has no elements, list without items,
    no items, no entries, nothing inside, zero elements, zero length, length is zero, length === 0, toHaveLength(0),
    string without characters, empty map, empty set, iterable without elements, without content, no rows, empty result,
    empty response, not empty, non-empty, has content, be.empty, array cleared, no errors were collected,
    queue drained`,
  toBeNil: `
    null check, is null, is undefined, value is null, undefined or null value, neither null nor undefined, nil, none,
    nothing, value is not set, value is missing, absent, optional value, not defined, not null, exists, is present,
    unset, x == null, toBeNull or toBeUndefined, toBeDefined, isNullOrUndefined, isNil lodash, nullable, no value returned,
    not.exist (Chai), nothing came back, void result`,
  toBeOneOf: `
    one of several values, one of these values, one of these strings, one of many, value is in an enum, value is in a list,
    value is in an array, value is among, any of these options, equals one of, matches one of, possible values,
    permitted values, valid options, status is one of, either this or that, this or that value, several expected values,
    more than one correct value, member of a list, be.oneOf, isOneOf, enumeration, choice, alternatives, allow list,
    status 200 or 201, expect a or b, red or green or blue, one of two answers, random pick`,
  toSatisfy: `
    custom predicate, custom condition, custom check, custom assertion, own condition, own function, own check,
    write my own condition, check with my own function, arbitrary condition, arbitrary check with a callback,
    complex condition, any condition, lambda check, arrow function as a check, function returns true for the value,
    validator function, fulfils a condition, meets a requirement, satisfies, predicate function, inline matcher,
    string is only letters and digits, unexpected return from a matcher function, value passes a validator,
    several conditions at once, password is strong enough`,
};

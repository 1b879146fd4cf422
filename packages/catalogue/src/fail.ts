import type {PageAliases} from '.';

/** Aliases for the matchers of docs/matchers/fail.mdx. */
export const fail = {
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
} satisfies PageAliases;

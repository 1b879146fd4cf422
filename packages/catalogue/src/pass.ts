import type {PageAliases} from '.';

/** Aliases for the matchers of docs/matchers/pass.mdx. */
export const pass = {
  pass: {
    names: ['reached this line', 'always passes', 'success', 'callback was called', 'any value'],
    phrases: `
      expect.anything, no assertion needed,
      always green test, mark a test as passed, make a test pass, test should pass, test passes without an assertion,
      always succeed, force success, reach this point, code was reached, event handler ran, did not throw, no error thrown,
      placeholder assertion, dummy assertion, no expect needed, test without expect, expect.assertions, hasAssertions, t.pass,
      unconditional success, smoke test, succeed (Jasmine), done without an assertion,
      wildcard for any value including null, no-op assertion`,
  },
} satisfies PageAliases;

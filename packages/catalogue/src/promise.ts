import type {PageAliases} from '.';

/** Aliases for the matchers of docs/matchers/promise.mdx. */
export const promise = {
  toResolve: {
    names: ['promise fulfilled', 'fulfills', 'resolves', 'does not reject', 'async success', 'does not throw async'],
    phrases: `
      promise is fulfilled, promise resolves, promise succeeds, async function succeeds, async call succeeds,
      async call works, async function does not throw, await does not throw, await that it does not reject,
      no rejection, completes without error, be.fulfilled, eventually, resolves.not.toThrow, promise settles, thenable,
      request succeeds, however it rejected, becomes fulfilled, async method finishes, await without an error,
      promise completes, async code should not throw`,
  },
  toReject: {
    names: ['promise rejected', 'rejects', 'async error', 'throws async', 'async function fails', 'rejection'],
    phrases: `
      promise is rejected, promise should fail, expect rejection, async function throws, async error is thrown,
      async call fails, throws asynchronously, rejects with an error, be.rejected, rejects.toThrow, await throws,
      request fails, promise error, error in async code, however it resolved, await gives an error,
      promise failed for whatever reason`,
  },
} satisfies PageAliases;

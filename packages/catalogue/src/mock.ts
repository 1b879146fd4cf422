import type {PageAliases} from '.';

/** Aliases for the matchers of docs/matchers/mock.mdx. */
export const mock = {
  toHaveBeenCalledBefore: {
    names: ['call order', 'calledBefore', 'which ran first', 'order of mocks', 'invocation order', 'InOrder'],
    phrases: `
      order of function calls, call sequence, called earlier than another mock, mock ran first,
      which function ran first, function A called before function B, invoked before, ran before, executed first,
      happens before, first one then the other, order of execution, runs prior to, invocationCallOrder, spy order,
      mocks called in order, sinon.assert.callOrder, one callback fired before the other, setup runs first, beforehand`,
  },
  toHaveBeenCalledAfter: {
    names: ['call order', 'calledAfter', 'called later', 'order of mocks', 'invocation order', 'InOrder'],
    phrases: `
      order of function calls, call sequence, called later than another mock, mock ran second, which function ran last,
      function B called after function A, invoked after, ran after, executed last, happens after, order of execution,
      runs following, invocationCallOrder, spy order, mocks called in order, one callback fired after the other,
      invoked second, cleanup runs at the end, follows another spy`,
  },
  toHaveBeenCalledOnce: {
    names: [
      'called once',
      'calledOnce',
      'called one time',
      'toHaveBeenCalledTimes(1)',
      'only one call',
      'times(1)',
      'assert_called_once',
    ],
    phrases: `
      called exactly once, called exactly one time, called a single time, ran a single time, function was invoked once,
      number of calls is one, not called twice, not more than once, call count is 1, callCount 1, calls length 1,
      executed one time, triggered once, fired once, spy was called once, spy was invoked just once,
      event handler was triggered once, calledOnce (Sinon), verify times, no duplicate calls,
      handler fired a single time, ran twice by mistake, listener notified one time, memoized, debounced`,
  },
  toHaveBeenCalledExactlyOnceWith: {
    names: [
      'called once with',
      'calledOnceWith',
      'toBeCalledOnceWith',
      'only call with arguments',
      'toHaveBeenCalledOnceWith',
      'assert_called_once_with',
      'called one time with',
      'spy arguments',
    ],
    phrases: `
      called once with arguments, called once with params, called a single time with arguments,
      one call with these arguments, exactly one call with, arguments of the only call, calledOnceWithExactly,
      calledOnceWithArgs, invoked once with arguments, mock called once with payload,
      handler called once with event, toHaveBeenCalledWith a single time, single call and its parameters,
      one invocation and its payload, invoked one time with parameters, fetch called once with url,
      no other call with other arguments, emitted once with payload,
      called once with these arguments among other calls`,
  },
} satisfies PageAliases;

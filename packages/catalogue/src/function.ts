import type {PageAliases} from '.';

/** Aliases for the matchers of docs/matchers/function.mdx. */
export const functions = {
  toBeFunction: {
    names: ['callable', 'is a function', 'isFunction', 'typeof function', 'callback given'],
    phrases: `
      function type, value is a function, is a method, type check for functions, can be called, invokable,
      arrow function, function or class, handler was given, property is a function, has a method, exported function,
      returns a function, lambda, typeof fn === 'function', be.a('function'), expect.any(Function),
      method is defined on the object, respond_to, class is exported, instanceof Function`,
  },
  toChange: {
    names: ['changes state', 'side effect', 'before and after', 'value differs after call', 'changes (Chai)'],
    phrases: `
      mutates, value changes after a call, function modifies a variable, variable is modified,
      state is different afterwards, something changes, does not change anything, no side effects, pure function,
      value stays the same, variable is unchanged, no mutation, alters, modifies, different before and after, toggles,
      RSpec change, counter differs before and after, object is altered in place, calling it twice changes nothing`,
  },
  toChangeBy: {
    names: [
      'increases by',
      'decreases by',
      'increments',
      'decrements',
      'counter goes up',
      'assertDifference',
      'changes by (Chai)',
    ],
    phrases: `
      counter is incremented, count grows by one, goes up by one, number is increased, number is decreased, adds one,
      plus one, minus one, subtracts, goes down by, increase by n, decrease by n, difference after a call, delta,
      amount of change, length grows after push, size increases, raise by, RSpec change by, adds a row, grew by,
      count before minus count after, removes one item`,
  },
  toChangeTo: {
    names: ['new value after call', 'state transition', 'becomes', 'sets value'],
    phrases: `
      value becomes something after a call, status changes to, status becomes, changes into, variable is set to,
      new value afterwards, state becomes, switches to, ends up as, ends with value, updates to, assigns,
      transitions to, flag is set after a call, from one value to another, RSpec change to,
      change to its original state, toggled to true, goes from open to closed, becomes null after reset`,
  },
  toThrowWithMessage: {
    names: [
      'throws error',
      'error message',
      'error class and message',
      'exception',
      'rejects with error',
      'assertRaises',
    ],
    phrases: `
      toThrowError, throws an error with a message, throws TypeError with text, error type and message together,
      error class and text, specific error, custom error class thrown, error instance, exception class,
      exact error message, error with a regex, right error, raises an error, function raises, check thrown error,
      expected error type, instance of Error with text, toThrow with class and message, error constructor,
      exact wording of an exception, pytest.raises match, rethrows with another message`,
  },
} satisfies PageAliases;

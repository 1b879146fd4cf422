import {describe, expect, test, vi} from 'vitest';

// The caution at the beginning of docs/matchers/mock.mdx, sentence by sentence. A failure here means that the caution is
// outdated: the setup for Vitest keeps these matchers.

const called = () => {
  const mock = vi.fn();
  mock();
  return mock;
};

describe('false as the second argument', () => {
  test('lets the received mock be uncalled in toHaveBeenCalledBefore, and not the other one', () => {
    expect(vi.fn()).toHaveBeenCalledBefore(called(), false);
    expect(called()).not.toHaveBeenCalledBefore(vi.fn(), false);
  });

  test('lets the other mock be uncalled in toHaveBeenCalledAfter, and not the received one', () => {
    expect(called()).toHaveBeenCalledAfter(vi.fn(), false);
    expect(vi.fn()).not.toHaveBeenCalledAfter(called(), false);
  });
});

describe('a value that is not a mock throws, with .not too', () => {
  const value: () => void = () => undefined;

  test.each([
    ['toHaveBeenCalledOnce', () => expect(value).not.toHaveBeenCalledOnce()],
    ['toHaveBeenCalledExactlyOnceWith', () => expect(value).not.toHaveBeenCalledExactlyOnceWith()],
    ['toHaveBeenCalledBefore', () => expect(value).not.toHaveBeenCalledBefore(vi.fn())],
    ['toHaveBeenCalledAfter', () => expect(value).not.toHaveBeenCalledAfter(vi.fn())],
  ])('%s', (_name, check) => {
    expect(check).toThrow('is not a spy');
  });
});

test('the contents of Sets and Maps are compared', () => {
  const save = vi.fn();
  save(new Set(['read']), new Map([['theme', 'dark']]));

  expect(save).toHaveBeenCalledExactlyOnceWith(new Set(['read']), new Map([['theme', 'dark']]));
  expect(save).not.toHaveBeenCalledExactlyOnceWith(new Set(['write']), new Map([['theme', 'dark']]));
  expect(save).not.toHaveBeenCalledExactlyOnceWith(new Set(['read']), new Map());
});

test.each([
  'toHaveBeenCalledOnce',
  'toHaveBeenCalledExactlyOnceWith',
  'toHaveBeenCalledBefore',
  'toHaveBeenCalledAfter',
])('%s has no asymmetric form', name => {
  expect(expect(vi.fn())).toHaveProperty(name);
  expect(name in expect).toBe(false);
});

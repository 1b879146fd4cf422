import type {Words} from './type';

export const words: Words = {
  fail: [
    'must not be reached',
    'unreachable code',
    'always fails',
    'force a failure',
    'expect.fail',
    'assert.fail',
    'fail with a message',
    'should have thrown',
  ],
};

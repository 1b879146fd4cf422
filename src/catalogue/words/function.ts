import type {Words} from './type';

export const words: Words = {
  toBeFunction: ['callable', 'is a function', 'isFunction', 'typeof function', 'callback given', 'instanceof Function'],
  toChange: [
    'changes state',
    'side effect',
    'mutates',
    'before and after',
    'value differs after call',
    'changes (Chai)',
  ],
  toChangeBy: [
    'increases by',
    'decreases by',
    'increments',
    'decrements',
    'counter goes up',
    'assertDifference',
    'changes by (Chai)',
  ],
  toChangeTo: ['changes from to', 'new value after call', 'state transition', 'becomes', 'sets value'],
  toThrowWithMessage: [
    'throws error',
    'error message',
    'error class and message',
    'exception',
    'rejects with error',
    'assertRaises',
    'toThrowError',
  ],
};

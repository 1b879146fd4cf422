import type {Words} from './type';

export const words: Words = {
  toHaveBeenCalledBefore: [
    'call order',
    'calledBefore',
    'which ran first',
    'order of mocks',
    'invocation order',
    'InOrder',
  ],
  toHaveBeenCalledAfter: ['call order', 'calledAfter', 'called later', 'order of mocks', 'invocation order', 'InOrder'],
  toHaveBeenCalledOnce: [
    'called once',
    'calledOnce',
    'called one time',
    'toHaveBeenCalledTimes(1)',
    'only one call',
    'times(1)',
    'assert_called_once',
  ],
  toHaveBeenCalledExactlyOnceWith: [
    'called once with',
    'calledOnceWith',
    'only call with arguments',
    'toHaveBeenCalledOnceWith',
    'assert_called_once_with',
    'called one time with',
    'spy arguments',
  ],
};

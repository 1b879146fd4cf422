import type {Words} from './type';

export const words: Words = {
  toResolve: ['promise fulfilled', 'fulfills', 'resolves', 'does not reject', 'async success', 'does not throw async'],
  toReject: ['promise rejected', 'rejects', 'async error', 'throws async', 'async function fails', 'rejection'],
};

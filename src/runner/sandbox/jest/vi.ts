import {replacing} from './object';

/** What Vitest's `vi` has and Jest's `jest` has not. */
const OF_VITEST = (
  'stubGlobal unstubAllGlobals stubEnv unstubAllEnvs hoisted waitFor waitUntil dynamicImportSettled setConfig ' +
  'resetConfig isFakeTimers getMockedSystemTime getTimerDescriptors mockObject'
).split(' ');

/** Vitest's own names for what replaces modules. */
const MODULES = ['doUnmock', 'importActual', 'importMock'];

const onlyVitest = (name: string) => () => {
  throw new Error(
    `vi.${name} does not work on this page: it is Vitest's own, and the tests on this page run under Jest, whose jest ` +
      'object answers for vi. Copy the test into a project to use it.',
  );
};

/**
 * @param jest the `jest` object
 * @returns Vitest's `vi`, as far as Jest has the same
 */
export const makeVi = (jest: object): object => ({
  ...jest,
  ...Object.fromEntries(OF_VITEST.map(name => [name, onlyVitest(name)])),
  ...replacing('vi', MODULES),
});

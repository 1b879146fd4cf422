import {replaceModuleMocks} from './object';

/** Functions of Vitest's `vi` that Jest's `jest` lacks. */
const OF_VITEST = (
  'stubGlobal unstubAllGlobals stubEnv unstubAllEnvs hoisted waitFor waitUntil dynamicImportSettled setConfig ' +
  'resetConfig isFakeTimers getMockedSystemTime getTimerDescriptors mockObject'
).split(' ');

/** Vitest's names for functions that mock modules. */
const MODULES = ['doUnmock', 'importActual', 'importMock'];

const refuse = (name: string) => () => {
  throw new Error(
    `vi.${name} does not work on this page: only Vitest has it, and this page runs Jest. ` +
      'Copy the test into a project to use it.',
  );
};

/**
 * @param jest the `jest` object
 * @returns Vitest's `vi`, with the functions that Jest has too
 */
export const makeVi = (jest: object): object => ({
  ...jest,
  ...Object.fromEntries(OF_VITEST.map(name => [name, refuse(name)])),
  ...replaceModuleMocks('vi', MODULES),
});

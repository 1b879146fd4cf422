import {ModernFakeTimers, type FakeTimerOptions} from 'jest-fake-timers/modern';
import {ModuleMocker} from 'jest-mock';
import {config, globalConfig} from './config';

const mocker = new ModuleMocker(globalThis);

/** Where jest-circus reads the settings of the `jest` object. */
const writeSetting = (name: string, value: unknown) => Reflect.set(globalThis, Symbol.for(name), value);

/** Functions that replace modules, which do not work here. */
const MODULE_MOCKS = [
  'mock',
  'doMock',
  'setMock',
  'requireMock',
  'createMockFromModule',
  'enableAutomock',
  'autoMockOn',
  'onGenerateMock',
  'unstable_mockModule',
];

/** Functions that undo what those above did: nothing. */
const WITHOUT_EFFECT = [
  'unmock',
  'deepUnmock',
  'dontMock',
  'disableAutomock',
  'autoMockOff',
  'unstable_unmockModule',
  'resetModules',
];

const refuse = (name: string) => () => {
  throw new Error(
    `${name} does not work on this page: it replaces modules of a project, and a test on this page is one file. ` +
      'Copy the test into a project to use it.',
  );
};

/**
 * Functions that mock modules, which this page does not support: each throws an error that explains this.
 * @param owner the object's name in the test: `jest`, `vi`
 * @param additions names that only this object has
 */
export const replaceModuleMocks = (owner: string, additions: readonly string[] = []) =>
  Object.fromEntries([...MODULE_MOCKS, ...additions].map(name => [name, refuse(`${owner}.${name}`)]));

/** Methods of the `jest` object that are those of its fake timers. */
const TIMER_METHODS = [
  'now',
  'getTimerCount',
  'clearAllTimers',
  'advanceTimersByTime',
  'advanceTimersByTimeAsync',
  'advanceTimersToNextTimer',
  'advanceTimersToNextTimerAsync',
  'advanceTimersToNextFrame',
  'runAllTicks',
  'runAllTimers',
  'runAllTimersAsync',
  'runOnlyPendingTimers',
  'runOnlyPendingTimersAsync',
  'setSystemTime',
  'getRealSystemTime',
] as const;

interface RetryOptions {
  readonly entireDescribe?: boolean;
  readonly logErrorsBeforeRetry?: boolean;
  readonly waitBeforeRetry?: number;
  readonly retryImmediately?: boolean;
}

/**
 * @param require returns a module, or throws
 * @returns the `jest` object of a test file. Call it when the globals are complete: fake timers take the current ones
 *   as the real ones.
 */
export function makeJestObject(require: (name: string) => object) {
  const timers = new ModernFakeTimers({global: globalThis, config});
  const jest = {
    ...replaceModuleMocks('jest'),
    ...Object.fromEntries(WITHOUT_EFFECT.map(name => [name, () => jest])),
    isolateModules(load: () => void) {
      load();
      return jest;
    },
    isolateModulesAsync: async (load: () => Promise<void>) => load(),
    requireActual: require,

    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    replaceProperty: mocker.replaceProperty.bind(mocker),
    mocked: mocker.mocked.bind(mocker),
    isMockFunction: mocker.isMockFunction.bind(mocker),
    clearAllMocks() {
      mocker.clearAllMocks();
      return jest;
    },
    resetAllMocks() {
      mocker.resetAllMocks();
      return jest;
    },
    restoreAllMocks() {
      mocker.restoreAllMocks();
      return jest;
    },

    setTimeout(milliseconds: number) {
      writeSetting('TEST_TIMEOUT_SYMBOL', milliseconds);
      return jest;
    },
    retryTimes(times: number, options: RetryOptions = {}) {
      if (options.entireDescribe) {
        const setter: unknown = Reflect.get(globalThis, Symbol.for('RETRY_TIMES_SETTER'));
        if (typeof setter === 'function') setter({...options, numRetries: times});
        return jest;
      }
      writeSetting('RETRY_TIMES', times);
      writeSetting('LOG_ERRORS_BEFORE_RETRY', options.logErrorsBeforeRetry);
      writeSetting('WAIT_BEFORE_RETRY', options.waitBeforeRetry);
      writeSetting('RETRY_IMMEDIATELY', options.retryImmediately);
      return jest;
    },
    getSeed: () => globalConfig.seed,
    isEnvironmentTornDown: () => false,

    useFakeTimers(options: FakeTimerOptions = {}) {
      if (options.legacyFakeTimers)
        throw new Error('legacyFakeTimers does not work on this page. Leave it out, or copy the test into a project.');
      timers.useFakeTimers(options);
      return jest;
    },
    useRealTimers() {
      timers.useRealTimers();
      return jest;
    },
    runAllImmediates() {
      throw new TypeError('`jest.runAllImmediates()` is only available when using legacy fake timers.');
    },
    ...Object.fromEntries(TIMER_METHODS.map(name => [name, timers[name].bind(timers)])),
    setTimerTickMode(mode: Parameters<typeof timers.setTimerTickMode>[0]) {
      timers.setTimerTickMode(mode);
      return jest;
    },
  };
  return jest;
}

import {ModernFakeTimers, type FakeTimerOptions} from 'jest-fake-timers/modern';
import {ModuleMocker} from 'jest-mock';
import {config, globalConfig} from './config';

const mocker = new ModuleMocker(globalThis);

/** Where jest-circus reads the settings of the `jest` object. */
const writeSetting = (name: string, value: unknown) => Reflect.set(globalThis, Symbol.for(name), value);

/** Functions that replace modules, which do not work here. */
export const MODULE_MOCKS = [
  'mock',
  'unmock',
  'deepUnmock',
  'doMock',
  'dontMock',
  'setMock',
  'requireActual',
  'requireMock',
  'createMockFromModule',
  'resetModules',
  'isolateModules',
  'isolateModulesAsync',
  'enableAutomock',
  'disableAutomock',
  'autoMockOn',
  'autoMockOff',
  'onGenerateMock',
  'unstable_mockModule',
  'unstable_unmockModule',
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

interface RetryOptions {
  readonly entireDescribe?: boolean;
  readonly logErrorsBeforeRetry?: boolean;
  readonly waitBeforeRetry?: number;
  readonly retryImmediately?: boolean;
}

/**
 * @returns the `jest` object of a test file. Call it when the globals are complete: fake timers take the current ones
 *   as the real ones.
 */
export function makeJestObject() {
  const timers = new ModernFakeTimers({global: globalThis, config});
  const jest = {
    ...replaceModuleMocks('jest'),

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
      if (options.legacyFakeTimers) throw new Error('Legacy fake timers do not work on this page.');
      timers.useFakeTimers(options);
      return jest;
    },
    useRealTimers() {
      timers.useRealTimers();
      return jest;
    },
    setSystemTime: timers.setSystemTime.bind(timers),
    getRealSystemTime: timers.getRealSystemTime.bind(timers),
    now: timers.now.bind(timers),
    getTimerCount: timers.getTimerCount.bind(timers),
    clearAllTimers: timers.clearAllTimers.bind(timers),
    advanceTimersByTime: timers.advanceTimersByTime.bind(timers),
    advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
    advanceTimersToNextFrame: timers.advanceTimersToNextFrame.bind(timers),
    advanceTimersToNextTimer: timers.advanceTimersToNextTimer.bind(timers),
    advanceTimersToNextTimerAsync: timers.advanceTimersToNextTimerAsync.bind(timers),
    runAllTicks: timers.runAllTicks.bind(timers),
    runAllTimers: timers.runAllTimers.bind(timers),
    runAllTimersAsync: timers.runAllTimersAsync.bind(timers),
    runOnlyPendingTimers: timers.runOnlyPendingTimers.bind(timers),
    runOnlyPendingTimersAsync: timers.runOnlyPendingTimersAsync.bind(timers),
    setTimerTickMode(mode: Parameters<typeof timers.setTimerTickMode>[0]) {
      timers.setTimerTickMode(mode);
      return jest;
    },
  };
  return jest;
}

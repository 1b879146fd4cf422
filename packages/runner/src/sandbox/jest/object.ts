import {LegacyFakeTimers, ModernFakeTimers, type FakeTimerOptions, type FakeTimers} from 'jest-fake-timers/modern';
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

interface RetryOptions {
  readonly entireDescribe?: boolean;
  readonly logErrorsBeforeRetry?: boolean;
  readonly waitBeforeRetry?: number;
  readonly retryImmediately?: boolean;
}

/** The timers of the first kind of fake timers are objects. */
const timerConfig = {
  idToRef: (id: number) => ({id, ref: returnThis, unref: returnThis}),
  refToId: (timer?: {readonly id: number}) => timer?.id,
};

function returnThis(this: object): object {
  return this;
}

/**
 * @param require returns a module, or throws
 * @returns the `jest` object of a test file. Call it when the globals are complete: fake timers take the current ones
 *   as the real ones.
 */
export function makeJestObject(require: (name: string) => object) {
  const modern = new ModernFakeTimers({global: globalThis, config});
  const legacy = new LegacyFakeTimers({global: globalThis, config, moduleMocker: mocker, timerConfig});
  let timers: FakeTimers = modern;
  /** For functions that the other kind lacks. */
  const expectModern = (name: string) => {
    if (timers === modern) return modern;
    throw new TypeError(`\`jest.${name}()\` is not available when using legacy fake timers.`);
  };
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
      timers = options.legacyFakeTimers ? legacy : modern;
      timers.useFakeTimers(options);
      return jest;
    },
    useRealTimers() {
      timers.useRealTimers();
      return jest;
    },
    now: () => timers.now(),
    getTimerCount: () => timers.getTimerCount(),
    clearAllTimers: () => timers.clearAllTimers(),
    advanceTimersByTime: (milliseconds: number) => timers.advanceTimersByTime(milliseconds),
    advanceTimersToNextTimer: (steps?: number) => timers.advanceTimersToNextTimer(steps),
    runAllTicks: () => timers.runAllTicks(),
    runAllTimers: () => timers.runAllTimers(),
    runOnlyPendingTimers: () => timers.runOnlyPendingTimers(),
    runAllImmediates() {
      if (timers === legacy) return legacy.runAllImmediates();
      throw new TypeError('`jest.runAllImmediates()` is only available when using legacy fake timers.');
    },
    setSystemTime: (now?: number | Date) => expectModern('setSystemTime').setSystemTime(now),
    getRealSystemTime: () => expectModern('getRealSystemTime').getRealSystemTime(),
    advanceTimersToNextFrame: () => expectModern('advanceTimersToNextFrame').advanceTimersToNextFrame(),
    advanceTimersByTimeAsync: async (milliseconds: number) =>
      expectModern('advanceTimersByTimeAsync').advanceTimersByTimeAsync(milliseconds),
    advanceTimersToNextTimerAsync: async (steps?: number) =>
      expectModern('advanceTimersToNextTimerAsync').advanceTimersToNextTimerAsync(steps),
    runAllTimersAsync: async () => expectModern('runAllTimersAsync').runAllTimersAsync(),
    runOnlyPendingTimersAsync: async () => expectModern('runOnlyPendingTimersAsync').runOnlyPendingTimersAsync(),
    setTimerTickMode(mode: Parameters<typeof modern.setTimerTickMode>[0]) {
      expectModern('setTimerTickMode').setTimerTickMode(mode);
      return jest;
    },
  };
  return jest;
}

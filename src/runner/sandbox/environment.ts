import {engine} from './engine';
import {pageConsole} from './console';
import {keepContext} from './shims/async-hooks';

type Callback = (...args: unknown[]) => unknown;

const {setInterval, clearInterval} = globalThis;

const realSetInterval = setInterval.bind(globalThis);
const realClearInterval = clearInterval.bind(globalThis);

// A callback is called as Node calls it, so that the frame of an error in it reads as in Node.
class Timeout {
  constructor(readonly _onTimeout: Callback) {}
}

class Immediate {
  constructor(readonly _onImmediate: Callback) {}
}

const onTimeout = (callback: Callback) => {
  const timeout = new Timeout(checked(callback));
  return keepContext((...args) => timeout._onTimeout(...args));
};

const onImmediate = (callback: Callback) => {
  const immediate = new Immediate(checked(callback));
  return keepContext((...args) => immediate._onImmediate(...args));
};

/**
 * Timers that know which test set them: an error thrown in one belongs to that test. Anything but a function is refused
 * as Node refuses it; browsers would take a string for code.
 */
const timers = {
  setTimeout: (callback: Callback, delay?: number, ...args: unknown[]) =>
    engine.setTimeout(onTimeout(callback), delay, ...args),
  setInterval: (callback: Callback, delay?: number, ...args: unknown[]) =>
    realSetInterval(onTimeout(callback), delay, ...args),
  setImmediate: (callback: Callback, ...args: unknown[]) => engine.setTimeout(onImmediate(callback), 0, ...args),
  clearTimeout: (id?: number) => engine.clearTimeout(id),
  clearInterval: (id?: number) => realClearInterval(id),
  clearImmediate: (id?: number) => engine.clearTimeout(id),
};

function checked(callback: Callback): Callback {
  if (typeof callback === 'function') return callback;
  throw new TypeError(`The "callback" argument must be of type function. Received ${String(callback)}`);
}

/** What a test sees of Node's `process`. */
const nodeProcess = {
  env: {NODE_ENV: 'test'},
  argv: [],
  platform: 'browser',
  version: 'v20.0.0',
  versions: {},
  cwd: () => '/',
  nextTick: (callback: Callback, ...args: unknown[]) => queueMicrotask(() => void callback(...args)),
  hrtime: Object.assign(
    (previous?: [number, number]) => {
      const nanoseconds = Math.round(engine.now() * 1e6) - (previous ? previous[0] * 1e9 + previous[1] : 0);
      return [Math.floor(nanoseconds / 1e9), nanoseconds % 1e9];
    },
    {bigint: () => BigInt(Math.round(engine.now() * 1e6))},
  ),
};

/** In a worker these are inherited; Node has them on the global object itself, and fake timers look for them there. */
const OWN = ['queueMicrotask', 'structuredClone', 'performance'];

/** Puts the globals in place that Node has and a worker has not, or has otherwise. */
export function installEnvironment(): void {
  Object.assign(globalThis, timers);
  for (const name of OWN) {
    const value: unknown = Reflect.get(globalThis, name);
    Object.defineProperty(globalThis, name, {value, writable: true, configurable: true, enumerable: true});
  }
  for (const [name, value] of Object.entries({console: pageConsole, process: nodeProcess, global: globalThis})) {
    Object.defineProperty(globalThis, name, {value, writable: true, configurable: true, enumerable: false});
  }
}

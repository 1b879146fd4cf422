import {engine} from './engine';
import {pageConsole} from './console';
import {keepContext} from './shims/async-hooks';

type Callback = (...args: unknown[]) => unknown;

const {setInterval, clearInterval} = globalThis;

const realSetInterval = setInterval.bind(globalThis);
const realClearInterval = clearInterval.bind(globalThis);

/** A browser's own timer: a number. */
type Id = ReturnType<typeof setInterval>;

/** How a kind of timer is set and taken back. */
interface Clock {
  readonly set: (call: () => void) => Id;
  readonly clear: (id?: Id) => void;
}

/** What a timer does, and its number while it waits. */
interface Waiting {
  readonly clock: Clock;
  readonly call: () => void;
  id?: Id;
}

const waiting = new WeakMap<object, Waiting>();

/** What a timer can do as Node gives it; a browser gives its number, which it still stands for. */
const methods = {
  refresh(this: object) {
    methods.close.call(this);
    const own = waiting.get(this);
    if (own) own.id = own.clock.set(own.call);
    return this;
  },
  close(this: object) {
    const own = waiting.get(this);
    own?.clock.clear(own.id);
    return this;
  },
  // A worker does not end by itself, so it makes no difference whether a timer keeps it.
  ref(this: object) {
    return this;
  },
  unref(this: object) {
    return this;
  },
  hasRef: () => true,
  [Symbol.toPrimitive](this: object) {
    return Number(waiting.get(this)?.id);
  },
};

/** Sets a timer. */
function start(timer: object, clock: Clock, call: () => void): void {
  waiting.set(timer, {clock, call: keepContext(call)});
  methods.refresh.call(timer);
}

// A callback is called as Node calls it, so that the frame of an error in it reads as in Node: by a class that extends
// none, since V8 names a class that does by its minified name.
class Timeout {
  readonly _onTimeout: Callback;

  constructor(clock: Clock, callback: Callback, args: readonly unknown[]) {
    this._onTimeout = checked(callback);
    start(this, clock, () => void this._onTimeout(...args));
  }
}

class Immediate {
  readonly _onImmediate: Callback;

  constructor(clock: Clock, callback: Callback, args: readonly unknown[]) {
    this._onImmediate = checked(callback);
    start(this, clock, () => void this._onImmediate(...args));
  }
}

for (const {prototype} of [Timeout, Immediate]) Object.assign(prototype, methods);

const after = (delay?: number): Clock => ({
  set: call => engine.setTimeout(call, delay),
  clear: engine.clearTimeout,
});

const every = (delay?: number): Clock => ({set: call => realSetInterval(call, delay), clear: realClearInterval});

/** What a timer is taken back by: itself, or its number. */
type Handle = Timeout | Immediate | number | string | null;

const clear = (handle?: Handle) => engine.clearTimeout(Number(handle));

/**
 * Timers that know which test set them: an error thrown in one belongs to that test. Anything but a function is refused
 * as Node refuses it; browsers would take a string for code.
 */
const timers = {
  setTimeout: (callback: Callback, delay?: number, ...args: unknown[]) => new Timeout(after(delay), callback, args),
  setInterval: (callback: Callback, delay?: number, ...args: unknown[]) => new Timeout(every(delay), callback, args),
  setImmediate: (callback: Callback, ...args: unknown[]) => new Immediate(after(0), callback, args),
  // In a browser timeouts and intervals have their numbers from one list.
  clearTimeout: clear,
  clearInterval: clear,
  clearImmediate: clear,
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

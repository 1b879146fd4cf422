import {engine} from './engine';
import {pageConsole} from './console';
import {keepContext} from './shims/async-hooks';

type Callback = (...args: unknown[]) => unknown;

/** Sets a browser timer. In browsers timeouts and intervals share one list of numbers. */
type Start = (call: () => void) => ReturnType<typeof setTimeout>;

const setRealInterval = globalThis.setInterval.bind(globalThis);

/** The browser's timer below one of Node's, which it does not show. */
interface Below {
  readonly start: Start;
  readonly call: () => void;
  id?: ReturnType<Start>;
}

const timersBelow = new WeakMap<object, Below>();

/** Methods of Node's timer object. Browsers return a number, so it converts to one. */
const methods = {
  refresh(this: object) {
    methods.close.call(this);
    const below = timersBelow.get(this);
    if (below) below.id = below.start(below.call);
    return this;
  },
  close(this: object) {
    engine.clearTimeout(timersBelow.get(this)?.id);
    return this;
  },
  // `ref` and `unref` have no effect: a worker does not end by itself.
  ref(this: object) {
    return this;
  },
  unref(this: object) {
    return this;
  },
  hasRef: () => true,
  [Symbol.toPrimitive](this: object) {
    return Number(timersBelow.get(this)?.id);
  },
};

function startTimer(timer: object, start: Start, call: () => void): void {
  timersBelow.set(timer, {start, call: keepContext(call)});
  methods.refresh.call(timer);
}

// Called as Node calls it, so that stack frames of errors match Node's. The class extends nothing, because V8 would
// print the minified name of a subclass.
class Timeout {
  constructor(
    start: Start,
    readonly _onTimeout: Callback,
    args: readonly unknown[],
  ) {
    checkCallback(_onTimeout);
    startTimer(this, start, () => void this._onTimeout(...args));
  }
}

class Immediate {
  constructor(
    start: Start,
    readonly _onImmediate: Callback,
    args: readonly unknown[],
  ) {
    checkCallback(_onImmediate);
    startTimer(this, start, () => void this._onImmediate(...args));
  }
}

for (const {prototype} of [Timeout, Immediate]) Object.assign(prototype, methods);

const after =
  (delay?: number): Start =>
  call =>
    engine.setTimeout(call, delay);

const every =
  (delay?: number): Start =>
  call =>
    setRealInterval(call, delay);

/** @param handle the timer or its number */
const clear = (handle?: object | number | string | null) => engine.clearTimeout(Number(handle));

/**
 * Timers that remember which test set them, so that an error in a callback belongs to that test. Like Node, they reject
 * anything but a function; browsers would evaluate a string.
 */
const timers = {
  setTimeout: (callback: Callback, delay?: number, ...args: unknown[]) => new Timeout(after(delay), callback, args),
  setInterval: (callback: Callback, delay?: number, ...args: unknown[]) => new Timeout(every(delay), callback, args),
  setImmediate: (callback: Callback, ...args: unknown[]) => new Immediate(after(0), callback, args),
  clearTimeout: clear,
  clearInterval: clear,
  clearImmediate: clear,
};

function checkCallback(callback: Callback): void {
  if (typeof callback !== 'function')
    throw new TypeError(`The "callback" argument must be of type function. Received ${String(callback)}`);
}

/** The parts of Node's `process` that tests see. */
const nodeProcess = {
  env: {NODE_ENV: 'test'},
  argv: ['node', 'jest'],
  pid: 1,
  platform: 'linux',
  version: 'v20.0.0',
  versions: {node: '20.0.0'},
  cwd: () => '/',
  uptime: () => engine.now() / 1000,
  nextTick: (callback: Callback, ...args: unknown[]) => queueMicrotask(() => void callback(...args)),
  hrtime: Object.assign(
    (previous?: [number, number]) => {
      const nanoseconds = Math.round(engine.now() * 1e6) - (previous ? previous[0] * 1e9 + previous[1] : 0);
      return [Math.floor(nanoseconds / 1e9), nanoseconds % 1e9];
    },
    {bigint: () => BigInt(Math.round(engine.now() * 1e6))},
  ),
};

/** @throws {Error} always; tests replace these functions with mocks */
const refuse = (name: string) => () => {
  throw new Error(`${name} does not work on this page. Replace it with a mock: jest.spyOn(…).mockImplementation(…)`);
};

/** Functions of Node that can only be replaced by mocks here. */
const mockable = {
  exit: refuse('process.exit'),
  stdout: {write: refuse('process.stdout.write')},
  stderr: {write: refuse('process.stderr.write')},
};

/** A random UUID. Browsers have this function only in pages of HTTPS; a frame without an origin does not count as one. */
function randomUUID(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) =>
    (index === 6 ? (byte & 15) | 64 : index === 8 ? (byte & 63) | 128 : byte).toString(16).padStart(2, '0'),
  );
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The reason of an abort, with Node's text. */
const createReason = () => new DOMException('This operation was aborted', 'AbortError');

const {abort} = AbortController.prototype;
const abortSignal = AbortSignal.abort.bind(AbortSignal);

/** Functions whose errors browsers word otherwise than Node. */
const aborts = {
  abort(this: AbortController, reason: unknown = createReason()) {
    abort.call(this, reason);
  },
};

const abortedSignals = {
  abort: (reason: unknown = createReason()) => abortSignal(reason),
  timeout(milliseconds: number) {
    const controller = new AbortController();
    const reason = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
    engine.setTimeout(() => controller.abort(reason), milliseconds);
    return controller.signal;
  },
};

/** Workers inherit these, but fake timers expect them on the global object itself, as in Node. */
const OWN = ['queueMicrotask', 'structuredClone', 'performance'];

/** Defines globals that Node has and workers lack or implement differently. Call it after `lockDown`. */
export function installEnvironment(): void {
  Object.assign(globalThis, timers, {fetch: async () => refuse('fetch')()});
  Object.assign(Crypto.prototype, {randomUUID});
  Object.assign(AbortController.prototype, aborts);
  Object.assign(AbortSignal, abortedSignals);
  for (const name of OWN) {
    const value: unknown = Reflect.get(globalThis, name);
    Object.defineProperty(globalThis, name, {value, writable: true, configurable: true, enumerable: true});
  }
  for (const [name, value] of Object.entries({
    console: pageConsole,
    process: {...nodeProcess, ...mockable},
    global: globalThis,
  })) {
    Object.defineProperty(globalThis, name, {value, writable: true, configurable: true, enumerable: false});
  }
}

/**
 * Globals that Jest takes from Node. Their objects and errors are those of Node's realm, which has another `Date`,
 * `Error` and `Array` than the test file; here there is only one realm. `tests/notes.spec.ts` has a line for each
 * that fails in Jest and passes here. Globals whose usual calls give the same result are not listed: timers,
 * `performance`, `crypto`, `TextEncoder`.
 */
export const OTHER_REALM: readonly string[] = [
  'structuredClone', // the copy, and everything in it
  'AbortController', // the reason of an abort
  'AbortSignal', // the same
  'DOMException', // is not an instance of the file's Error
  'URL', // errors
  'URLSearchParams', // errors
  'Headers', // errors
  'Request', // errors
  'FormData', // errors
  'Blob', // promises and errors
  'File', // the same
  'TextDecoder', // errors
  'atob', // errors
  'btoa', // errors
  'Event', // errors
  'CustomEvent', // errors
  'EventTarget', // errors
  'MessageChannel', // the data of messages, as with structuredClone
  'ReadableStream', // promises
  'WritableStream', // promises
  'CompressionStream', // errors
  'DecompressionStream', // errors
];

/** Globals of Node that need a file system, a network or shared memory, or that only Node has. */
export const ONLY_IN_NODE: readonly string[] = [
  'Buffer', // Node's own class of bytes
  'fetch', // needs a network; here it can only be replaced by a mock
  'crypto.subtle', // needs a page of HTTPS; a frame without an origin does not count as one
  'BroadcastChannel', // reaches other tabs
  'PerformanceObserver', // watches the page
  'SharedArrayBuffer', // needs a page that is isolated
  'WebAssembly', // the page's policy forbids it
];

/** Globals of the language that Chromium 156 has and Node 20 lacks. Later versions of Node have most of them. */
export const NEWER_GLOBALS: readonly string[] = [
  'AsyncDisposableStack',
  'DisposableStack',
  'Float16Array',
  'Iterator',
  'SuppressedError',
  'Temporal',
];

/** The same for members of objects: names by the start of their paths. */
const NEWER_MEMBERS: Readonly<Record<string, string>> = {
  'Array.': 'fromAsync',
  'ArrayBuffer.prototype.': 'detached transfer transferToFixedLength',
  'Atomics.': 'pause',
  'DataView.prototype.': 'getFloat16 setFloat16',
  'Date.prototype.': 'toTemporalInstant',
  'Error.': 'isError',
  'Intl.': 'DurationFormat',
  'Intl.Locale.prototype.':
    'firstDayOfWeek getCalendars getCollations getHourCycles getNumberingSystems getTextInfo getTimeZones getWeekInfo variants',
  'Iterator.prototype.': 'drop every filter find flatMap forEach includes join map reduce some take toArray',
  'JSON.': 'isRawJSON rawJSON',
  'Map.': 'groupBy',
  'Map.prototype.': 'getOrInsert getOrInsertComputed',
  'Math.': 'f16round sumPrecise',
  'Object.': 'groupBy',
  'Promise.': 'try withResolvers',
  'RegExp.': 'escape',
  'Set.prototype.': 'difference intersection isDisjointFrom isSubsetOf isSupersetOf symmetricDifference union',
  'Uint8Array.': 'fromBase64 fromHex',
  'Uint8Array.prototype.': 'setFromBase64 setFromHex toBase64 toHex',
  'WeakMap.prototype.': 'getOrInsert getOrInsertComputed',
};

/** The full names, such as `Set.prototype.union`. */
export const listNewerMembers = (): string[] =>
  Object.entries(NEWER_MEMBERS).flatMap(([path, names]) => names.split(' ').map(name => path + name));

/**
 * Calls a function with the name of each such member that is read, once. Assignments stay possible.
 * @param code in which the member must be named, because Jest reads all members of an object that it copies
 */
export function watchNewerMembers(code: string, onRead: (name: string) => void): void {
  for (const name of listNewerMembers()) {
    const path = name.split('.');
    const key = path.pop() ?? '';
    const holder = path.reduce<object>((object, part) => Object(Reflect.get(object, part)), globalThis);
    const original = Object.getOwnPropertyDescriptor(holder, key);
    if (!original || !code.includes(key)) continue;
    const restore = () => Object.defineProperty(holder, key, original);
    Object.defineProperty(holder, key, {
      configurable: true,
      get(this: unknown) {
        restore();
        onRead(name);
        return Reflect.get(holder, key, this);
      },
      set(this: unknown, value: unknown) {
        restore();
        Reflect.set(holder, key, value, this);
      },
    });
  }
}

/** Modules of Node. */
const NODE_MODULES = new Set(
  (
    'assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns events fs ' +
    'http http2 https inspector module net os path perf_hooks process punycode querystring readline stream ' +
    'string_decoder timers tls tty url util v8 vm worker_threads zlib'
  ).split(' '),
);

/** Whether a name, such as `fs`, `node:fs` or `fs/promises`, is that of a module of Node. */
export const isNodeModule = (name: string): boolean =>
  name.startsWith('node:') || NODE_MODULES.has(name.replace(/\/.*/, ''));

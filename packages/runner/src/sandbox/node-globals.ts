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

/**
 * Names of the language that Chromium 156 has and Node 20 lacks; later versions of Node have most of them. Methods of
 * values, such as `Set.prototype.union`, are not recognized by their names.
 */
export const NEWER: readonly string[] = [
  'Array.fromAsync',
  'AsyncDisposableStack',
  'Atomics.pause',
  'DisposableStack',
  'Error.isError',
  'Float16Array',
  'Intl.DurationFormat',
  'Iterator',
  'JSON.isRawJSON',
  'JSON.rawJSON',
  'Map.groupBy',
  'Math.f16round',
  'Math.sumPrecise',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'RegExp.escape',
  'SuppressedError',
  'Temporal',
  'Uint8Array.fromBase64',
  'Uint8Array.fromHex',
];

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

/**
 * Global names that a test may see: the language and the globals that Node has too. All others are removed, including
 * fetch, storage, workers, sockets, and names that browsers add in the future. The actual protection is the frame's
 * policy and its opaque origin; this is a second layer.
 */
const KEPT = new Set(
  [
    'Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise RegExp',
    'Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError SuppressedError JSON Math',
    'Intl ArrayBuffer Atomics Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array',
    'Float16Array Float64Array Uint8ClampedArray BigUint64Array BigInt64Array DataView Map BigInt Set WeakMap WeakSet',
    'WeakRef Proxy Reflect FinalizationRegistry Iterator AsyncDisposableStack DisposableStack Temporal decodeURI',
    'decodeURIComponent encodeURI encodeURIComponent escape unescape isFinite isNaN globalThis eval',
    'setTimeout clearTimeout setInterval clearInterval setImmediate clearImmediate queueMicrotask structuredClone',
    'AbortController AbortSignal Event EventTarget CustomEvent MessageEvent MessageChannel MessagePort DOMException',
    'Blob File FormData Headers Request Response URL URLSearchParams TextEncoder TextDecoder TextEncoderStream',
    'TextDecoderStream CompressionStream DecompressionStream ReadableStream WritableStream TransformStream',
    'ByteLengthQueuingStrategy CountQueuingStrategy atob btoa crypto Crypto CryptoKey SubtleCrypto performance',
    'Performance PerformanceEntry PerformanceMark PerformanceMeasure',
    'console process global jest expect describe fdescribe xdescribe it fit xit test xtest',
    'beforeAll beforeEach afterAll afterEach',
  ].flatMap(names => names.split(' ')),
);

/** Inherited from EventTarget, which tests may use, so they are shadowed on the global object rather than deleted. */
const COVERED = ['addEventListener', 'removeEventListener', 'dispatchEvent'];

/** Removes every global name that is not on the list. Call it once, when the runner has saved all it needs. */
export function lockDown(): void {
  for (const holder of holders()) {
    for (const name of Object.getOwnPropertyNames(holder)) if (!KEPT.has(name)) Reflect.deleteProperty(holder, name);
  }
  for (const name of COVERED) {
    Object.defineProperty(globalThis, name, {value: undefined, writable: true, configurable: true});
  }
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
}

/** The global object and its own prototypes. */
function* holders(): Generator<object> {
  let holder: object | null = globalThis;
  while (holder && holder !== EventTarget.prototype && holder !== Object.prototype) {
    yield holder;
    holder = Object.getPrototypeOf(holder);
  }
}

/** Globals that Jest takes from Node. Here they are missing, or those of the browser, whose objects and errors differ. */
const NODE_NAMES = (
  'Buffer process global require module fetch crypto structuredClone SharedArrayBuffer WebAssembly BroadcastChannel ' +
  'PerformanceObserver MessageChannel AbortController AbortSignal DOMException URL URLSearchParams Headers Request ' +
  'Response FormData Blob File TextDecoder atob btoa Event CustomEvent EventTarget ReadableStream WritableStream'
).split(' ');

/** Whether one of the names that a file uses is one of Node. */
export const mentionsNode = (names: ReadonlySet<string>): boolean => NODE_NAMES.some(name => names.has(name));

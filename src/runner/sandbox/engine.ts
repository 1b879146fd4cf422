/**
 * What the runner itself needs of the worker, taken before strangers' code can change or miss it. Everything here is
 * gone from the global object afterwards, or may be a fake timer.
 */
const {setTimeout, clearTimeout, setInterval, addEventListener} = globalThis;

export const engine = {
  post: globalThis.postMessage.bind(globalThis),
  setTimeout: setTimeout.bind(globalThis),
  clearTimeout: clearTimeout.bind(globalThis),
  setInterval: setInterval.bind(globalThis),
  addEventListener: addEventListener.bind(globalThis),
  importScripts: importScripts.bind(globalThis),
  createObjectURL: URL.createObjectURL.bind(URL),
  revokeObjectURL: URL.revokeObjectURL.bind(URL),
  Blob,
  now: performance.now.bind(performance),
};

const {port1, port2} = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();
/** Bound now: a test may replace `MessagePort.prototype.postMessage`. */
const wake = port2.postMessage.bind(port2, null);

/** The next turn of the event loop. Unlike `setTimeout(…, 0)` it comes at once however deep timers are nested. */
export function nextTurn(): Promise<void> {
  return new Promise(resolve => {
    waiting.push(resolve);
    wake();
  });
}

/**
 * Worker functions that the runner needs, saved before a test can change them. Afterwards they are removed from the
 * global object or may be fake timers.
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
/** Bound now, because a test may replace `MessagePort.prototype.postMessage`. */
const wake = port2.postMessage.bind(port2, null);

/** The next turn of the event loop. Unlike `setTimeout(…, 0)` it is never delayed by nesting. */
export function nextTurn(): Promise<void> {
  return new Promise(resolve => {
    waiting.push(resolve);
    wake();
  });
}

type Listener = (...args: unknown[]) => void;

const listeners = new Map<string, readonly Listener[]>();

/** The parts of Node's `process` that Jest uses; index.ts emits the worker's uncaught errors here. */
export const process = {
  env: {FORCE_COLOR: '1', NODE_ENV: 'test'},
  argv: [],
  platform: 'browser',
  version: 'v20.0.0',
  versions: {},
  features: {},
  stdout: {},
  stderr: {},
  cwd: () => '/',
  nextTick: (callback: Listener, ...args: unknown[]) => queueMicrotask(() => callback(...args)),
  rawListeners: (event: string) => listeners.get(event) ?? [],
  on(event: string, listener: Listener) {
    listeners.set(event, [...(listeners.get(event) ?? []), listener]);
  },
  removeListener(event: string, listener: Listener) {
    listeners.set(
      event,
      (listeners.get(event) ?? []).filter(other => other !== listener),
    );
  },
  removeAllListeners: (event: string) => listeners.delete(event),
  emit(event: string, ...args: unknown[]) {
    for (const listener of listeners.get(event) ?? []) listener(...args);
  },
};

export default process;

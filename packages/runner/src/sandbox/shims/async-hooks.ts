/** A store of an AsyncLocalStorage that is active until its callback settles. */
interface Live<T> {
  readonly store: T;
}

/**
 * Node's AsyncLocalStorage, as far as browsers allow: a store is active until the callback settles, and inside timers
 * set meanwhile (see `keepContext`). This is exact for tests and hooks, which run one at a time. With `test.concurrent`
 * a late error may be attributed to the test started last.
 */
export class AsyncLocalStorage<T> {
  private live: Live<T>[] = [];

  constructor() {
    storages.push(this);
  }

  getStore(): T | undefined {
    return this.live.at(-1)?.store;
  }

  run<R>(store: T, callback: () => R): R {
    const entry = {store};
    this.live.push(entry);
    const settle = () => {
      this.live = this.live.filter(other => other !== entry);
    };
    let result: R;
    try {
      result = callback();
    } catch (error) {
      settle();
      throw error;
    }
    if (result instanceof Promise) result.then(settle, settle);
    else settle();
    return result;
  }

  /** Saves the active stores and returns a function that restores them around a later call. */
  snapshot(): (callback: () => void) => void {
    const store = this.getStore();
    return store === undefined ? callback => callback() : callback => this.run(store, callback);
  }
}

const storages: AsyncLocalStorage<unknown>[] = [];

/**
 * @param callback a timer's callback
 * @returns the same function with the current stores active, so that its errors belong to the test that set the timer
 */
export function keepContext<A extends unknown[]>(callback: (...args: A) => unknown): (...args: A) => void {
  const [enter = (call: () => void) => call()] = storages.map(storage => storage.snapshot());
  return (...args) => enter(() => void callback(...args));
}

/** One store of one AsyncLocalStorage that is in effect because a callback has not settled yet. */
interface Live<T> {
  readonly store: T;
}

/**
 * Node's AsyncLocalStorage as far as a browser allows: a store is in effect until the callback has settled, and inside
 * timers that were set meanwhile (see `keepContext`). Exact for tests and hooks, which run one after another; among
 * `test.concurrent` siblings a late error may be charged to the sibling started last.
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

  /** What restores the store of this moment around a later call. */
  snapshot(): (callback: () => void) => void {
    const store = this.getStore();
    return store === undefined ? callback => callback() : callback => this.run(store, callback);
  }
}

const storages: AsyncLocalStorage<unknown>[] = [];

/**
 * @param callback what a timer calls
 * @returns the same, with the stores of now in effect: an error that it throws belongs to the test that set the timer
 */
export function keepContext<A extends unknown[]>(callback: (...args: A) => unknown): (...args: A) => void {
  const [enter = (call: () => void) => call()] = storages.map(storage => storage.snapshot());
  return (...args) => enter(() => void callback(...args));
}

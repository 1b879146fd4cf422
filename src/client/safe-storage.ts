/**
 * Client module: replaces the browser's storage where it throws (blocked cookies, a sandboxed frame).
 *
 * Docusaurus handles that, but DocSearch 4.7.0 reads `window.localStorage` unguarded when it opens, and the whole page
 * crashes. Values last as long as the page.
 */

class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }

  clear(): void {
    this.#items.clear();
  }
}

const canStore = (name: 'localStorage' | 'sessionStorage'): boolean => {
  try {
    const probe = '__storage_probe__';
    window[name].setItem(probe, probe);
    window[name].removeItem(probe);
    return true;
  } catch {
    return false;
  }
};

if (typeof window !== 'undefined') {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (canStore(name)) continue;
    Object.defineProperty(window, name, {value: new MemoryStorage(), configurable: true});
    acceptInEvents();
  }
}

/** Docusaurus announces each value that it stores with a storage event, which takes only the browser's own storages. */
function acceptInEvents(): void {
  const {prototype} = StorageEvent;
  const init = prototype.initStorageEvent;
  prototype.initStorageEvent = function (type, bubbles, cancelable, key, oldValue, newValue, url, storage) {
    const isOurs = storage instanceof MemoryStorage;
    init.call(this, type, bubbles, cancelable, key, oldValue, newValue, url, isOurs ? null : storage);
    if (isOurs) Object.defineProperty(this, 'storageArea', {value: storage});
  };
}

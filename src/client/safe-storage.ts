/**
 * Client module: replaces the browser's storage where it throws (blocked cookies, a sandboxed frame).
 *
 * Docusaurus handles that, but DocSearch 4.7.0 reads `window.localStorage` unguarded when it opens, and the whole page
 * crashes. Values last as long as the page.
 */

function createStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: index => [...items.keys()][index] ?? null,
    getItem: key => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: key => void items.delete(key),
    clear: () => items.clear(),
  };
}

if (typeof window !== 'undefined') {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const probe = '__storage_probe__';
      window[name].setItem(probe, probe);
      window[name].removeItem(probe);
    } catch {
      Object.defineProperty(window, name, {value: createStorage(), configurable: true});
      acceptInEvents();
    }
  }
}

/** Docusaurus announces each value that it stores with a storage event, which takes only the browser's own storages. */
function acceptInEvents(): void {
  const {prototype} = StorageEvent;
  const init = prototype.initStorageEvent;
  prototype.initStorageEvent = function (type, bubbles, cancelable, key, oldValue, newValue, url, storage) {
    const ofBrowser = storage instanceof Storage ? storage : null;
    init.call(this, type, bubbles, cancelable, key, oldValue, newValue, url, ofBrowser);
    if (storage && !ofBrowser) Object.defineProperty(this, 'storageArea', {value: storage});
  };
}

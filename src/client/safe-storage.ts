/**
 * Client module: gives the page a storage that works when the browser's throws (blocked cookies, a sandboxed frame).
 *
 * Docusaurus copes with that, but DocSearch 4.7.0 reads `window.localStorage` unguarded when it opens, and takes the
 * page down. What is stored here lasts as long as the page.
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

const works = (name: 'localStorage' | 'sessionStorage'): boolean => {
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
    if (!works(name)) Object.defineProperty(window, name, {value: new MemoryStorage(), configurable: true});
  }
}

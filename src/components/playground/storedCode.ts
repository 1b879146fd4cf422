/*
 * The code that the reader wrote last. The tab stores it, so that a reload or Back shows it again, and so does the browser,
 * for the next visit. If storage is blocked, src/client/safe-storage.ts replaces it for the lifetime of the page.
 */

const KEY = 'jest-extended.playground.code';

/** @returns the code of this tab, or else of the last one; never code from a link */
export function readCode(): string | undefined {
  const code = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);
  return code?.trim() ? code : undefined;
}

/** Stores the reader's code in the place of what is stored. */
export function storeCode(code: string): void {
  try {
    for (const storage of [sessionStorage, localStorage]) storage.setItem(KEY, code);
  } catch {
    // Storage is full. The code stays in the page.
  }
}

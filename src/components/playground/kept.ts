/*
 * The reader's code in the playground, stored for as long as the tab is open: a reload or Back loses nothing. If
 * storage is blocked, src/client/safe-storage.ts replaces it for the lifetime of the page.
 */

const CODE = 'jest-extended.playground.code';
const OWN = 'jest-extended.playground.own';

/** @returns the code last in the editor, written or chosen by the reader; never code from a link */
export const keptCode = (): string | undefined => sessionStorage.getItem(CODE) ?? undefined;

export const keepCode = (code: string): void => keep(CODE, code);

/** @returns the reader's previous files, latest first */
export function keptOwn(): readonly string[] {
  try {
    const own: unknown = JSON.parse(sessionStorage.getItem(OWN) ?? '');
    return Array.isArray(own) ? own.filter(each => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

export const keepOwn = (own: readonly string[]): void => keep(OWN, JSON.stringify(own));

/** @returns the list with the code first; code without content is not added */
export const withFirst = (own: readonly string[], code: string | undefined = ''): readonly string[] =>
  code.trim() === '' ? own : [code, ...own.filter(each => each !== code)];

function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage is full. The code stays in the page.
  }
}

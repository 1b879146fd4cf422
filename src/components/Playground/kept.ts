/*
 * What the reader writes in the playground, kept for as long as the tab: a reload or a way back loses nothing. Where the
 * browser blocks its storage, src/client/safe-storage.ts stands in, and it is kept for as long as the page.
 */

const CODE = 'jest-extended.playground.code';
const OWN = 'jest-extended.playground.own';

/** @returns what the reader had in the editor last, by writing or by choosing it; never what a link put there */
export const keptCode = (): string | undefined => sessionStorage.getItem(CODE) ?? undefined;

export const keepCode = (code: string): void => keep(CODE, code);

/** @returns what the reader wrote and left for something else, the latest first */
export function keptOwn(): readonly string[] {
  try {
    const own: unknown = JSON.parse(sessionStorage.getItem(OWN) ?? '');
    return Array.isArray(own) ? own.filter(each => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

export const keepOwn = (own: readonly string[]): void => keep(OWN, JSON.stringify(own));

/** @returns the list with the code first; blank code is nobody's work */
export const withFirst = (own: readonly string[], code: string | undefined = ''): readonly string[] =>
  code.trim() === '' ? own : [code, ...own.filter(each => each !== code)];

function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // It is full. What is in the page stays there.
  }
}

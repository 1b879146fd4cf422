/*
 * The reader's code in the playground. The tab stores its code, so that a reload or Back shows it again, and the browser
 * stores the latest files of all tabs, so that they survive when a tab is closed. If storage is blocked,
 * src/client/safe-storage.ts replaces it for the lifetime of the page.
 */

/** The code of this tab. */
const CODE = 'jest-extended.playground.code';
/** The id of this tab's file, and before the id the content of a file: the time, a line break, the code. */
const FILE = 'jest-extended.playground.tab';

/** The number of files that are kept. */
const MOST_FILES = 20;

interface StoredFile {
  readonly key: string;
  readonly time: number;
  readonly code: string;
}

/** The stored files, the latest first. */
function readFiles(): readonly StoredFile[] {
  const keys = Array.from(localStorage, (_, index) => localStorage.key(index)).filter(key =>
    key?.startsWith(`${FILE}.`),
  );
  return keys
    .flatMap((key): StoredFile[] => {
      const [, time, code] = /^(\d+)\n([^]*)$/.exec((key && localStorage.getItem(key)) || '') ?? [];
      return key && time && code?.trim() ? [{key, time: Number(time), code}] : [];
    })
    .sort((a, b) => b.time - a.time);
}

/** @returns the code last in the editor, of this tab or else of any; never code from a link */
export const readCode = (): string | undefined => sessionStorage.getItem(CODE) ?? readFiles()[0]?.code;

/** Stores code in this tab's file. */
export function storeCode(code: string): void {
  const id = sessionStorage.getItem(FILE) ?? `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
  storeItem(sessionStorage, FILE, id);
  storeItem(sessionStorage, CODE, code);
  storeItem(localStorage, `${FILE}.${id}`, `${Date.now()}\n${code}`);
  for (const {key} of readFiles().slice(MOST_FILES)) localStorage.removeItem(key);
}

/** The next code is stored in a new file, so that the current one is kept. */
export const startFile = (): void => sessionStorage.removeItem(FILE);

/**
 * @param current the code in the editor
 * @returns the code of the reader's other files, those of this browser's other tabs included, latest first
 */
export const readOtherFiles = (current: string | undefined): readonly string[] => [
  ...new Set(readFiles().flatMap(({code}) => (code === current ? [] : code))),
];

/**
 * Deletes all stored code.
 * @returns a function that stores it again
 */
export function discardCode(): () => void {
  const stored = [
    {storage: sessionStorage, key: CODE},
    ...readFiles().map(({key}) => ({storage: localStorage, key})),
  ].map(({storage, key}) => ({storage, key, value: storage.getItem(key)}));
  for (const {storage, key} of stored) storage.removeItem(key);
  return () => {
    for (const {storage, key, value} of stored) if (value !== null) storeItem(storage, key, value);
  };
}

function storeItem(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // Storage is full. The code stays in the page.
  }
}

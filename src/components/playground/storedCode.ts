/*
 * The reader's code in the playground. The code of each tab is stored for the tab, so that a reload or Back shows it again,
 * and for the browser, so that it survives when the tab is closed. If storage is blocked, src/client/safe-storage.ts
 * replaces it for the lifetime of the page.
 *
 * Code that is too large for the editor, which an earlier version of the site stored, stays stored until it is discarded.
 */

import {isTooMuch} from '@site/src/components/example/CodeEditor/isTooMuch';

const CODE = 'jest-extended.playground.code';
const OTHER_FILES = 'jest-extended.playground.own';
/** The id of this tab, and before it the code that each tab last had: the time, a line break, the code. */
const TAB = 'jest-extended.playground.tab';

/** The number of tabs whose code is kept. */
const MOST_TABS = 10;

interface StoredTab {
  readonly key: string;
  readonly time: number;
  readonly code: string;
}

/** The code of all tabs, also of closed ones, the latest first. */
function readTabs(): readonly StoredTab[] {
  const keys = Array.from(localStorage, (_, index) => localStorage.key(index)).filter(key =>
    key?.startsWith(`${TAB}.`),
  );
  return keys
    .flatMap((key): StoredTab[] => {
      const [, time, code] = /^(\d+)\n([^]*)$/.exec((key && localStorage.getItem(key)) || '') ?? [];
      return key && time && code ? [{key, time: Number(time), code}] : [];
    })
    .sort((a, b) => b.time - a.time);
}

/** The id of this tab. */
function getTabId(): string {
  const id = sessionStorage.getItem(TAB) ?? `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
  storeItem(sessionStorage, TAB, id);
  return id;
}

const readLatest = (): string | undefined => sessionStorage.getItem(CODE) ?? readTabs()[0]?.code;

/** @returns the code last in the editor, of this tab or else of any; never code from a link */
export function readCode(): string | undefined {
  const code = readLatest();
  return code !== undefined && isTooMuch(code) ? undefined : code;
}

export function storeCode(code: string): void {
  // The code that was too large becomes that of a closed tab.
  if (isTooMuch(sessionStorage.getItem(CODE) ?? '')) sessionStorage.removeItem(TAB);
  storeItem(sessionStorage, CODE, code);
  storeItem(localStorage, `${TAB}.${getTabId()}`, `${Date.now()}\n${code}`);
  for (const {key} of readTabs().slice(MOST_TABS)) localStorage.removeItem(key);
}

/** @returns the reader's previous files, those of this browser's other tabs included, latest first */
export function readOtherFiles(): readonly string[] {
  const current = readCode();
  return readFiles().filter(code => code !== current && !isTooMuch(code));
}

/** @returns stored code that is too large for the editor */
export const readLargeFiles = (): readonly string[] =>
  [...new Set([readLatest() ?? '', ...readFiles()])].filter(isTooMuch);

/** The reader's files and the code of all tabs, latest first. */
const readFiles = (): readonly string[] => [...new Set([...readStoredFiles(), ...readTabs().map(({code}) => code)])];

function readStoredFiles(): readonly string[] {
  try {
    const files: unknown = JSON.parse(localStorage.getItem(OTHER_FILES) ?? '');
    return Array.isArray(files) ? files.filter(file => typeof file === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Stores code as the latest of the reader's previous files. Code without content is not added.
 * @returns all previous files
 */
export function addFile(code = ''): readonly string[] {
  const others = readOtherFiles();
  const files = code.trim() === '' ? others : [code, ...others.filter(file => file !== code)];
  storeItem(localStorage, OTHER_FILES, JSON.stringify([...files, ...readStoredFiles().filter(isTooMuch)]));
  return files;
}

/**
 * Deletes all stored code.
 * @returns a function that stores it again
 */
export function discardCode(): () => void {
  const stored = [
    {storage: sessionStorage, key: CODE},
    ...[OTHER_FILES, ...readTabs().map(({key}) => key)].map(key => ({storage: localStorage, key})),
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

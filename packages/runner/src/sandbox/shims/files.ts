import {testFile} from '../stack/test-file';

// The sandbox's file system: only the test file, for the code frames of jest-message-util.
export const existsSync = (path: string): boolean => path === testFile.path;

/** @throws {Error} like Node, for any other file */
export function readFileSync(path: string): string {
  if (!existsSync(path)) throw new Error(`ENOENT: no such file or directory, open '${path}'`);
  return testFile.source;
}

export const realpathSync = Object.assign((path: string) => path, {native: (path: string) => path});

/** Loaded, never called. */
export const mkdirSync = (): void => undefined;

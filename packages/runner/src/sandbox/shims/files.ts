/** The sandbox's file system: only the test file, for the code frames of jest-message-util. */
export const files = new Map<string, string>();

/** @throws {Error} like Node, for any other file */
export function readFileSync(path: string): string {
  const text = files.get(path);
  if (text === undefined) throw new Error(`ENOENT: no such file or directory, open '${path}'`);
  return text;
}

export const existsSync = (path: string): boolean => files.has(path);

export const realpathSync = Object.assign((path: string) => path, {native: (path: string) => path});

/** Loaded, never called. */
export const mkdirSync = (): void => undefined;

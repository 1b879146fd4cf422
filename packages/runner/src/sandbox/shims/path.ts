// The POSIX path functions that jest-message-util, jest-util and jest-circus use, for absolute paths below the only folder.
export const sep = '/';

export const isAbsolute = (path: string): boolean => path.startsWith('/');

export const dirname = (path: string): string => path.slice(0, path.lastIndexOf('/'));

export const basename = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The folder of jest-message-util, and two folders above it. */
export const resolve = (): string => '/';

/** The path from the only folder to a file. */
export const relative = (_: string, to: string): string => to.replace(/^\/+/, '');

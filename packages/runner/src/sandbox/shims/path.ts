// The POSIX path functions that jest-message-util, jest-util and jest-circus use.
export const sep = '/';
export const delimiter = ':';

/** `/a/./b/../c` to `/a/c` */
export function normalize(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '..' || !isAbsolute(path)) parts.push(part);
  }
  return (isAbsolute(path) ? '/' : '') + parts.join('/') || '.';
}

export const isAbsolute = (path: string): boolean => path.startsWith('/');

export const join = (...parts: string[]): string => normalize(parts.filter(Boolean).join('/'));

export const resolve = (...parts: string[]): string =>
  normalize(parts.reduce((path, part) => (isAbsolute(part) ? part : `${path}/${part}`), '/'));

export const dirname = (path: string): string => normalize(path.slice(0, path.lastIndexOf('/') + 1));

export const basename = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

export const extname = (path: string): string => /[^/](\.[^./]*)$/.exec(path)?.[1] ?? '';

/** The path from a folder to a file: `/a/b` to `/a/c/d` is `../c/d`. */
export function relative(from: string, to: string): string {
  const source = resolve(from).split('/').filter(Boolean);
  const target = resolve(to).split('/').filter(Boolean);
  const differs = source.findIndex((part, index) => part !== target[index]);
  const common = differs < 0 ? source.length : differs;
  return [...source.slice(common).map(() => '..'), ...target.slice(common)].join('/');
}

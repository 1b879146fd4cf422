import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import type {Page} from '@playwright/test';

/** Compresses with brotli at quality 11, as a good host does. */
const compress = (body: Buffer): Buffer => brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}});

/** The sizes of the files so far: to compress one takes up to a second, and the tests of a worker request the same ones. */
const sizes = new Map<string, number>();

function measureFile(file: string): number {
  let size = sizes.get(file);
  if (size === undefined) {
    const body = readFileSync(file);
    // Fonts are compressed already.
    size = (getKind(file) === 'font' ? body : compress(body)).length;
    sizes.set(file, size);
  }
  return size;
}

type Kind = 'html' | 'js' | 'css' | 'font' | 'other';

/** The size of each file, by its path in the built site. */
type Files = Map<string, number>;

/** The files that a page requests. */
export class Requested {
  readonly loaded: Files = new Map();
  /** Fetched for other pages, before any gesture. */
  readonly prefetched: Files = new Map();
  /** What the page had before. It may request a file again for a link, and then takes it from its cache. */
  readonly #cached = new Set<string>();

  /** @param folder of the built site, where the sizes are read: the browser may lack the body of a prefetched file */
  constructor(page: Page, folder: string) {
    page.on('request', request => {
      // The runner's worker is made in the page, of code that was fetched before.
      if (request.url().startsWith('blob:')) return;
      const file = findSentFile(folder, new URL(request.url()).pathname);
      const name = `/${path.relative(folder, file)}`;
      if (this.#cached.has(name)) return;
      const isPrefetched = request.headers()['sec-purpose']?.includes('prefetch') ?? false;
      (isPrefetched ? this.prefetched : this.loaded).set(name, measureFile(file));
    });
  }

  /** Forgets what was requested until now, and does not count it again. */
  clear(): void {
    for (const file of [...this.loaded.keys(), ...this.prefetched.keys()]) this.#cached.add(file);
    this.loaded.clear();
    this.prefetched.clear();
  }

  countBytes(kind: Kind): number {
    return sum([...this.loaded].filter(([file]) => getKind(file) === kind));
  }
}

export const sum = (files: Iterable<readonly [string, number]>): number =>
  [...files].reduce((total, [, size]) => total + size, 0);

/** Each file with its size, largest first. */
export const list = (files: Iterable<readonly [string, number]>): string =>
  [...files]
    .sort(([, a], [, b]) => b - a)
    .map(([file, size]) => `${size} ${file}`)
    .join('\n');

/** The file that a host sends for a path: the not-found page if there is none. */
const findSentFile = (folder: string, pathname: string): string =>
  [pathname, `${pathname}/index.html`, `${pathname}.html`]
    .map(each => path.join(folder, each))
    .find(each => statSync(each, {throwIfNoEntry: false})?.isFile()) ?? path.join(folder, '404.html');

const KIND_OF: Readonly<Record<string, Kind>> = {'.html': 'html', '.js': 'js', '.css': 'css', '.woff2': 'font'};

const getKind = (file: string): Kind => KIND_OF[path.extname(file)] ?? 'other';

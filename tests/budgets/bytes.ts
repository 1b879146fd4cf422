import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import type {Page} from '@playwright/test';

/** Size in bytes with brotli at quality 11, as a good host sends files. */
const brotli = (body: Buffer): number =>
  brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;

export const KINDS = ['html', 'js', 'css', 'font', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** The size of each file, by its path in the built site. */
type Files = Map<string, number>;

/** The files that a page requests. */
export class Requested {
  readonly loaded: Files = new Map();
  /** Fetched for other pages, before any gesture. */
  readonly prefetched: Files = new Map();

  /** @param folder of the built site, where the sizes are read: the browser may lack the body of a prefetched file */
  constructor(page: Page, folder: string) {
    page.on('request', request => {
      const file = fileOf(folder, new URL(request.url()).pathname);
      const isPrefetched = request.headers()['sec-purpose']?.includes('prefetch') ?? false;
      const body = readFileSync(path.join(folder, file));
      // Fonts are compressed already.
      (isPrefetched ? this.prefetched : this.loaded).set(file, kindOf(file) === 'font' ? body.length : brotli(body));
    });
  }

  /** Forgets what was requested until now. */
  clear(): void {
    this.loaded.clear();
    this.prefetched.clear();
  }

  bytesOf(kind: Kind): number {
    return sum([...this.loaded].filter(([file]) => kindOf(file) === kind));
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

/** The file that a host sends for a path. */
function fileOf(folder: string, pathname: string): string {
  const found = [pathname, `${pathname}/index.html`, `${pathname}.html`].find(each => {
    const file = path.join(folder, each);
    return existsSync(file) && statSync(file).isFile();
  });
  return found ?? '/404.html';
}

const KIND_OF: Readonly<Record<string, Kind>> = {'.html': 'html', '.js': 'js', '.css': 'css', '.woff2': 'font'};

const kindOf = (file: string): Kind => KIND_OF[path.extname(file)] ?? 'other';

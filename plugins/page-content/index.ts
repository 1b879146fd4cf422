import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Section} from '../../src/search/section';
import {sectionsOf} from './sections';

const read = new Map<string, Promise<readonly Section[]>>();

/**
 * The sections of every page of a built site, page by page in the order of their files. However many ask, a site is
 * read once.
 * @param folder where it was built
 */
export function pageContent(folder: string): Promise<readonly Section[]> {
  const known = read.get(folder) ?? readPages(folder);
  read.set(folder, known);
  return known;
}

async function readPages(folder: string): Promise<readonly Section[]> {
  const files = (await readdir(folder, {recursive: true})).filter(file => path.basename(file) === 'index.html').sort();
  const pages = await Promise.all(files.map(async file => sectionsOf(await readFile(path.join(folder, file), 'utf8'))));
  return pages.flat();
}

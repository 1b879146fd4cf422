import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Section} from '../../src/search/section';
import {sectionsOf} from './sections';

const read = new Map<string, Promise<readonly Section[]>>();

/**
 * The sections of every page of a built site, in the order of their paths. A site is read once, however often this is
 * called.
 * @param folder the folder of the built site
 */
export function pageContent(folder: string): Promise<readonly Section[]> {
  const known = read.get(folder) ?? readPages(folder);
  read.set(folder, known);
  return known;
}

async function readPages(folder: string): Promise<readonly Section[]> {
  const isPage = (file: string) => file.endsWith('.html') && file !== '404.html';
  const files = (await readdir(folder, {recursive: true})).filter(isPage).sort();
  const pages = await Promise.all(files.map(async file => sectionsOf(await readFile(path.join(folder, file), 'utf8'))));
  return pages.flat();
}

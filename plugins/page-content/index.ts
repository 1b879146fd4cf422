import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import type {Section} from '../../src/search/section';
import {concurrency} from '../built-pages';
import {sectionsOf} from './sections';

/**
 * The sections of every page of a built site, in the order of their paths.
 * @param folder the folder of the built site
 */
export async function pageContent(folder: string): Promise<readonly Section[]> {
  const isPage = (file: string) => file.endsWith('.html') && file !== '404.html';
  const files = (await readdir(folder, {recursive: true})).filter(isPage).sort();
  const pages = await pMap(files, async file => sectionsOf(await readFile(path.join(folder, file), 'utf8')), {
    concurrency,
  });
  return pages.flat();
}

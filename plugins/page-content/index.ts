import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import sidebars from '../../sidebars';
import type {Section} from '../../src/search/section';
import {sectionsOf} from './sections';

const read = new Map<string, Promise<readonly Section[]>>();

/**
 * The sections of every page of a built site, in the order of the sidebar, then the other pages. A site is read once,
 * however often this is called.
 * @param folder the folder of the built site
 */
export function pageContent(folder: string): Promise<readonly Section[]> {
  const known = read.get(folder) ?? readPages(folder);
  read.set(folder, known);
  return known;
}

async function readPages(folder: string): Promise<readonly Section[]> {
  const files = (await readdir(folder, {recursive: true})).filter(file => path.basename(file) === 'index.html').sort();
  const inOrder = files.map(file => ({file, place: placeOf(file)})).sort((a, b) => a.place - b.place);
  const pages = await Promise.all(
    inOrder.map(async ({file}) => sectionsOf(await readFile(path.join(folder, file), 'utf8'))),
  );
  return pages.flat();
}

/** The docs of the sidebar, in order, e.g. `getting-started/install`. */
const docs = sidebars.tutorialSidebar.flatMap(item =>
  typeof item === 'string' ? [item] : [...('link' in item && item.link ? [item.link.id] : []), ...item.items],
);

/** @returns a built page's place in the sidebar */
function placeOf(file: string): number {
  const folder = path.dirname(file).replaceAll(path.sep, '/');
  const place = docs.findIndex(id => folder === path.posix.join('docs', id.replace(/(?:^|\/)index$/, '')));
  return place < 0 ? docs.length : place;
}

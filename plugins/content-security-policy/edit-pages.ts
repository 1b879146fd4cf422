import {randomUUID} from 'node:crypto';
import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';

/** The number of pages in memory at a time: all pages of a large site would not fit. */
const concurrency = 8;

/** The edits run one after another: Docusaurus finishes all plugins at the same time. */
let last: Promise<void> = Promise.resolve();

/**
 * Changes the HTML of every page of a built site. A page that is read meanwhile is complete, with or without the change.
 * @param folder the folder of the built site
 * @param edit gives the new HTML of a page
 * @param edit.file its path in the folder, e.g. `docs/matchers/array/index.html`
 */
export function editPages(folder: string, edit: (html: string, file: string) => string): Promise<void> {
  const done = last.then(async () => {
    const files = (await readdir(folder, {recursive: true})).filter(isPage);
    await pMap(files, file => editPage(path.join(folder, file), html => edit(html, file)), {concurrency});
  });
  last = done.catch(() => undefined);
  return done;
}

/** The runner's frame is not a page: it has a policy of its own. */
const isPage = (file: string): boolean => file.endsWith('.html') && !file.startsWith('assets');

async function editPage(file: string, edit: (html: string) => string): Promise<void> {
  const html = await readFile(file, 'utf8');
  const edited = edit(html);
  if (edited === html) return;
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, edited);
  await rename(temporary, file);
}

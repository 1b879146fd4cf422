import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** The edits run one after another: Docusaurus finishes all plugins at the same time. */
let last: Promise<void> = Promise.resolve();

/** Changes the HTML of every page of a built site in a folder. The runner's frame, in assets, has a policy of its own. */
export function editPages(folder: string, edit: (html: string) => string): Promise<void> {
  last = last.then(async () => {
    for (const file of await readdir(folder, {recursive: true})) {
      if (!file.endsWith('.html') || file.startsWith('assets')) continue;
      const page = path.join(folder, file);
      await writeFile(page, edit(await readFile(page, 'utf8')));
    }
  });
  return last;
}

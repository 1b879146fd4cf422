import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {site} from '../config/site';
import {type Find, findWith} from '../src/ask/find';
import {type Passage, passagesOf} from '../src/ask/passage';
import {createEngine} from '../src/search/engine';
import {unpacked} from '../src/search/index-file';

/** The built docs, to search and to quote. */
export interface SiteContent {
  readonly find: Find;
  readonly passages: readonly Passage[];
}

/**
 * Reads the search index and the passages of a built site.
 * @param build the built folder; its `assets/search` and `assets/ask` are enough
 * @throws {Error} naming the file that is missing, duplicated, broken or of another version, with advice
 */
export async function siteContent(build: string): Promise<SiteContent> {
  const [sections, passages] = await Promise.all([
    readAs(path.resolve(build, 'assets/search'), 'index-', unpacked),
    readAs(path.resolve(build, 'assets/ask'), 'passages-', passagesOf),
  ]);
  const search = createEngine(sections, site.url);
  const find = findWith(async query => {
    // A long question takes a while, so other answers continue in between.
    await setImmediate();
    return search(query);
  });
  return {passages, find};
}

/** With Algolia’s variables, a build has no index. */
const ADVICE = 'Build the site with `npm run build`, without Algolia’s variables, from the same version as the server.';

async function readAs<Content>(folder: string, prefix: string, reading: (file: unknown) => Content): Promise<Content> {
  const all = (await readdir(folder).catch(() => [])).filter(each => each.startsWith(prefix) && each.endsWith('.json'));
  const [file] = all;
  if (file === undefined || all.length > 1)
    throw new Error(`BUILD_DIR: ${folder} has ${all.length} files ${prefix}….json, not one. ${ADVICE}`);
  const full = path.join(folder, file);
  try {
    const content: unknown = JSON.parse(await readFile(full, 'utf8'));
    return reading(content);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`BUILD_DIR: ${full} cannot be read: ${why} ${ADVICE}`, {cause});
  }
}

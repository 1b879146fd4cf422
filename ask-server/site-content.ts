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

/** The two files of a built site, and the advice if one is missing. */
const FILES = {
  index: {
    folder: 'assets/search',
    name: /^index-\w+\.json$/,
    shown: 'index-….json',
    advice: 'Build the site with `npm run build`, without Algolia’s variables: with them it writes no index.',
  },
  passages: {
    folder: 'assets/ask',
    name: /^passages-\w+\.json$/,
    shown: 'passages-….json',
    advice: 'Build the site with `npm run build`.',
  },
} as const;

/**
 * Reads the search index and the passages of a built site.
 * @param build the built folder; its `assets/search` and `assets/ask` are enough
 * @throws {Error} naming the file that is missing, duplicated, broken or of another version, with advice
 */
export async function siteContent(build: string): Promise<SiteContent> {
  const [sections, passages] = await Promise.all([
    readAs(build, FILES.index, unpacked),
    readAs(build, FILES.passages, passagesOf),
  ]);
  const search = createEngine(sections, site.url);
  const find = findWith(async query => {
    // A long question takes a while, so other answers continue in between.
    await setImmediate();
    return search(query);
  });
  return {passages, find};
}

async function readAs<Content>(
  build: string,
  {folder, name, shown, advice}: (typeof FILES)[keyof typeof FILES],
  reading: (file: unknown) => Content,
): Promise<Content> {
  const place = path.resolve(build, folder);
  const all = (await readdir(place).catch(() => [])).filter(each => name.test(each));
  const [file] = all;
  if (file === undefined) throw new Error(`BUILD_DIR: ${place} has no ${shown}. ${advice}`);
  if (all.length > 1) throw new Error(`BUILD_DIR: ${place} has ${all.join(' and ')}, of several builds. ${advice}`);
  const full = path.join(place, file);
  try {
    const content: unknown = JSON.parse(await readFile(full, 'utf8'));
    return reading(content);
  } catch (cause) {
    const why = cause instanceof SyntaxError ? 'It is cut short or is not JSON.' : String(cause).replace('Error: ', '');
    throw new Error(`BUILD_DIR: ${full} cannot be read. ${why} Site and server must be of one version. ${advice}`, {
      cause,
    });
  }
}

import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {site} from '../config/site';
import type {DocsContent} from '../src/ask/answer';
import {findWith} from '../src/ask/find';
import {FOLDER, pageOf, type Passage, passagesOf} from '../src/ask/passage';
import {createEngine} from '../src/search/engine';
import {unpacked} from '../src/search/index-file';
import type {Section} from '../src/search/section';

/** The built docs, to search and to quote. */
export interface SiteContent extends DocsContent {
  /** The passages of all pages. */
  readonly passages: readonly Passage[];
}

/**
 * Reads the search index and the passages of a built site.
 * @param build the built folder; its `assets/search` and `ask` are enough
 * @throws {Error} naming the file that is missing, duplicated, broken or of another version, with advice
 */
export async function siteContent(build: string): Promise<SiteContent> {
  const [sections, passages] = await Promise.all([
    readIndex(path.resolve(build, 'assets/search')),
    readPassages(path.resolve(build, FOLDER)),
  ]);
  const search = await createEngine(sections, site.url);
  const find = findWith(async query => {
    // A long question takes a while, so other answers continue in between.
    await setImmediate();
    return search(query);
  });
  return {
    find,
    passages,
    load: async () => sections,
    passagesOf: async page => passages.filter(passage => pageOf(passage) === page),
  };
}

const ADVICE = 'Build the site with `npm run build`, from the same version as the server.';

/** Reads the only file in a folder. */
async function readIndex(folder: string): Promise<Section[]> {
  const files = await jsonIn(folder);
  const [file] = files;
  if (file === undefined || files.length > 1)
    throw new Error(`BUILD_DIR: ${folder} has ${files.length} search indexes, not one. ${ADVICE}`);
  return readAs(path.join(folder, file), unpacked);
}

/** Reads the files of all pages. */
async function readPassages(folder: string): Promise<Passage[]> {
  const files = await jsonIn(folder);
  if (files.length === 0) throw new Error(`BUILD_DIR: ${folder} has no passages. ${ADVICE}`);
  const pages = await Promise.all(files.map(file => readAs(path.join(folder, file), passagesOf)));
  return pages.flat();
}

async function jsonIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, {recursive: true}).catch(() => []);
  return files.filter(file => file.endsWith('.json'));
}

async function readAs<Content>(file: string, reading: (content: unknown) => Content): Promise<Content> {
  try {
    return reading(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`BUILD_DIR: ${file} cannot be read: ${why} ${ADVICE}`, {cause});
  }
}

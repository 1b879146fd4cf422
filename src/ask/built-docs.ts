import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {embeddedClient} from '../search/embedded';
import {unpacked} from '../search/index-file';
import type {DocsContent} from './answer';
import type {SectionRef} from './block';
import {blocksOf} from './compose/quote';
import {findWith} from './find';
import {markdownOf} from './markdown';
import {FOLDER, pageOf, passagesOf, refOf} from './passage';

/** A section with its text in Markdown. */
interface SectionText extends SectionRef {
  readonly text: string;
}

/** The docs of a built site, to search and to quote in Node. */
export interface BuiltDocs extends DocsContent {
  /** Finds the sections that fit a query, best first. */
  readonly findSections: (query: string) => Promise<SectionText[]>;
}

/**
 * Reads the search index and the passages of a built site.
 * @param build the built folder; its `assets/search` and `ask` are enough
 * @throws {Error} if they are missing, of another version, or of several builds
 */
export async function readBuiltDocs(build: string): Promise<BuiltDocs> {
  const [index, ...others] = await readFiles(path.join(build, 'assets/search'));
  if (others.length > 0) throw new Error(`${build} has the search indexes of several builds. Keep the last one only.`);
  const sections = unpacked(index);
  const passages = (await readFiles(path.join(build, FOLDER))).flatMap(passagesOf);
  const texts = new Map<string, SectionText>();
  for (const passage of passages) {
    const text = markdownOf(passage.parts.flatMap(part => blocksOf(part, passage)));
    texts.set(passage.url, {...refOf(passage), text});
  }
  const find = findWith(embeddedClient(async () => sections).search);
  return {
    find,
    findSections: async query => (await find(query)).flatMap(url => texts.get(url) ?? []),
    load: async () => sections,
    passagesOf: async page => passages.filter(passage => pageOf(passage) === page),
  };
}

/** The parsed JSON files in a folder. */
async function readFiles(folder: string): Promise<unknown[]> {
  const files = (await readdir(folder, {recursive: true})).filter(file => file.endsWith('.json'));
  return Promise.all(
    files.map(async (file): Promise<unknown> => JSON.parse(await readFile(path.join(folder, file), 'utf8'))),
  );
}

import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {getPage} from '@jest-extended/docs-model/section';
import {createEmbeddedClient} from '@jest-extended/search/embedded-client';
import {INDEX_FILE, parseIndexFile} from '@jest-extended/search/index-file';
import type {DocsContent} from './answer';
import type {SectionRef} from './block';
import {findWith} from './find';
import {writeQuotes} from './markdown';
import {FOLDER, parseSections, createReference} from './passage';
import {quotePart} from './quote';

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
 * @param build the built folder; its `search-index.json` and `ask` are enough
 * @throws {Error} if they are missing or of another version
 */
export async function readBuiltDocs(build: string): Promise<BuiltDocs> {
  const sections = parseIndexFile(await readJson(path.join(build, INDEX_FILE)));
  const passages = (await readFiles(path.join(build, FOLDER))).flatMap(parseSections);
  const texts = new Map<string, SectionText>();
  for (const passage of passages) {
    texts.set(passage.url, {...createReference(passage), text: writeQuotes(passage.parts.flatMap(quotePart))});
  }
  const find = findWith(createEmbeddedClient(async () => sections).search);
  return {
    find,
    findSections: async query => (await find(query)).flatMap(url => texts.get(url) ?? []),
    readSections: async page => passages.filter(passage => getPage(passage) === page),
  };
}

/** The parsed JSON files in a folder. */
async function readFiles(folder: string): Promise<unknown[]> {
  const files = (await readdir(folder, {recursive: true})).filter(file => file.endsWith('.json'));
  return Promise.all(files.map(file => readJson(path.join(folder, file))));
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

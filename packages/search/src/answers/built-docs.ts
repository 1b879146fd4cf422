import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {getPage} from '@jest-extended/docs-model/section';
import {createEmbeddedClient} from '../embedded-client';
import {INDEX_FILE, parseIndexFile} from '../index-file';
import type {DocsContent} from './docs-source';
import {findSections} from './find-sections';
import {writeQuotes} from './markdown';
import {quotePart} from './passages';
import {createReference, type SectionReference} from './section-reference';
import {FOLDER, parseSections} from './sections-file';

/** A section with its text in Markdown. */
interface SectionText extends SectionReference {
  readonly text: string;
}

/** The docs of a built site, to search and to quote in Node. */
export interface BuiltDocs extends DocsContent {
  /** Finds the sections that fit a query, best first. */
  readonly findSections: (query: string) => Promise<SectionText[]>;
}

/**
 * Reads the search index and the sections of a built site.
 * @param build the built folder; its `search-index.json` and `ask` are enough
 * @throws {Error} if they are missing or of another version
 */
export async function readBuiltDocs(build: string): Promise<BuiltDocs> {
  const indexedSections = parseIndexFile(await readJson(path.join(build, INDEX_FILE)));
  const sections = (await readFiles(path.join(build, FOLDER))).flatMap(parseSections);
  const texts = new Map<string, SectionText>();
  for (const section of sections) {
    texts.set(section.url, {...createReference(section), text: writeQuotes(section.parts.map(quotePart))});
  }
  const {search} = createEmbeddedClient(async () => indexedSections);
  return {
    search,
    findSections: async query => (await findSections(search, query)).urls.flatMap(url => texts.get(url) ?? []),
    readSections: async page => sections.filter(section => getPage(section) === page),
  };
}

/** The parsed JSON files in a folder. */
async function readFiles(folder: string): Promise<unknown[]> {
  const files = (await readdir(folder, {recursive: true})).filter(file => file.endsWith('.json'));
  return Promise.all(files.map(file => readJson(path.join(folder, file))));
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

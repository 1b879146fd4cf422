import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {renderTwin} from '@jest-extended/docs-model/markdown';
import {getPage, type Section} from '@jest-extended/docs-model/section';
import {createEngine} from '../engine';
import {INDEX_FILE, parseIndexFile} from '../index-file';
import type {DocsContent} from './docs-answer';
import {FOLDER, parseSections} from './sections-file';

/** The docs of a built site, to search and to quote in Node. */
export interface BuiltDocs extends DocsContent {
  readonly sections: readonly Section[];
  /** Finds the sections that fit a query, best first, as Markdown. */
  readonly findTexts: (query: string, count: number) => Promise<readonly {url: string; text: string}[]>;
}

/**
 * Reads the search index and the sections of a built site.
 * @param build the built folder; its `search-index.json` and `ask` are enough
 * @throws {Error} if they are missing or of another version
 */
export async function readBuiltDocs(build: string): Promise<BuiltDocs> {
  const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(path.join(build, file), 'utf8'));
  const index = parseIndexFile(await readJson(INDEX_FILE));
  const files = (await readdir(path.join(build, FOLDER), {recursive: true})).filter(file => file.endsWith('.json'));
  const contents = await Promise.all(files.map(file => readJson(path.join(FOLDER, file))));
  const sections = contents.flatMap(parseSections);
  const byUrl = new Map(sections.map(section => [section.url, section]));
  const engine = await createEngine(index);
  const search: DocsContent['search'] = async query => engine(query);
  return {
    sections,
    search,
    readSections: async page => sections.filter(section => getPage(section) === page),
    findTexts: async (query, count) => {
      const {hits} = await search({text: query, hitsPerPage: 2 * count});
      return hits
        .flatMap(({url}) => byUrl.get(url) ?? [])
        .slice(0, count)
        .map(section => ({url: section.url, text: renderSection(section)}));
    },
  };
}

const renderSection = (section: Section): string =>
  renderTwin([section], {description: '', commands: new Map(), link: target => target});

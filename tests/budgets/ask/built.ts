import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {docsSource} from '../../../src/ask/answer';
import type {Block} from '../../../src/ask/block';
import {findWith} from '../../../src/ask/find';
import {markdownOf} from '../../../src/ask/markdown';
import {passagesOf} from '../../../src/ask/passage';
import {links, site} from '../../../config/site';
import {createEngine} from '../../../src/search/engine';
import {unpacked} from '../../../src/search/index-file';

/** The parts of an answer that are judged. */
export interface Answer {
  /** The whole text, in Markdown. */
  readonly text: string;
  /** The addresses of the sections that it quotes, most important first. */
  readonly cites: readonly string[];
  /** The addresses of the sections that it lists: those to read next, or the nearest ones. */
  readonly lists: readonly string[];
}

/**
 * Answers from the files of a built site, as its pages do.
 * @param build the folder of the built site
 * @throws {Error} if a file is missing
 */
export function answererOf(build: string): (questions: readonly string[]) => Promise<Answer> {
  const search = createEngine(unpacked(jsonIn(build, 'assets/search', /^index-\w+\.json$/)), site.url);
  const find = findWith(async query => search(query));
  const passages = passagesOf(jsonIn(build, 'assets/ask', /^passages-\w+\.json$/));
  const source = docsSource({find, load: async () => passages, report: () => links.issues});
  return async questions => {
    const turns = questions.map((question, at) => ({id: String(at), question, blocks: []}));
    const blocks: Block[] = [];
    for await (const block of source(turns, new AbortController().signal)) blocks.push(block);
    const sources = blocks.flatMap(block => (block.type === 'sources' ? block.sections : []));
    const listed = blocks.flatMap(block => (block.type === 'sections' ? block.sections : []));
    return {text: markdownOf(blocks), cites: sources.map(({url}) => url), lists: listed.map(({url}) => url)};
  };
}

function jsonIn(build: string, folder: string, name: RegExp): unknown {
  const place = path.join(build, folder);
  const file = readdirSync(place).find(each => name.test(each));
  if (file === undefined) throw new Error(`${place} has no file like ${name}. Run \`npm run build\` first.`);
  return JSON.parse(readFileSync(path.join(place, file), 'utf8'));
}

import {docsSource} from '../../../src/ask/answer';
import type {Block} from '../../../src/ask/block';
import {readBuiltDocs} from '../../../src/ask/built-docs';
import {markdownOf} from '../../../src/ask/markdown';
import {links} from '../../../config/site';

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
export async function answererOf(build: string): Promise<(questions: readonly string[]) => Promise<Answer>> {
  const source = docsSource({...(await readBuiltDocs(build)), report: () => links.issues});
  return async questions => {
    const turns = questions.map((question, at) => ({id: String(at), question, blocks: []}));
    const blocks: Block[] = [];
    for await (const block of source(turns, new AbortController().signal)) blocks.push(block);
    const sources = blocks.flatMap(block => (block.type === 'sources' ? block.sections : []));
    const listed = blocks.flatMap(block => (block.type === 'sections' ? block.sections : []));
    return {text: markdownOf(blocks), cites: sources.map(({url}) => url), lists: listed.map(({url}) => url)};
  };
}

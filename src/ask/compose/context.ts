import type {Block} from '../block';
import type {Knowledge} from '../knowledge';
import {pageOf, type Passage, type Titled} from '../passage';
import type {AnswerTexts} from '../texts';

/** The data that composing needs in addition to the sections. */
export interface Context {
  readonly knowledge: Knowledge;
  /** Reads all passages of a page, e.g. `/docs/matchers/array`. */
  readonly passagesOf: (page: string) => Promise<readonly Passage[]>;
  readonly texts: AnswerTexts;
  /** @returns the address where a reader can report that the docs do not answer a question */
  readonly report: (question: string) => string;
}

/**
 * Reads a section.
 * @throws {Error} if its page does not have it: the docs changed after the search index was loaded
 */
export async function read({url}: Titled, {passagesOf}: Context): Promise<Passage> {
  const passages = await passagesOf(pageOf({url}));
  const passage = passages.find(one => one.url === url);
  if (!passage) throw new Error(`The docs no longer have ${url}.`);
  return passage;
}

export const readAll = (sections: readonly Titled[], context: Context): Promise<Passage[]> =>
  Promise.all(sections.map(section => read(section, context)));

/** Reads sections to link to. If one cannot be read, its link has no summary. */
export const readLinked = (sections: readonly Titled[], context: Context): Promise<Passage[]> =>
  Promise.all(sections.map(section => read(section, context).catch(() => ({...section, parts: []}))));

/** Blocks under a title; nothing if there are no blocks. */
export const titled = (text: string, blocks: readonly Block[]): Block[] =>
  blocks.length > 0 ? [{type: 'title', text}, ...blocks] : [];

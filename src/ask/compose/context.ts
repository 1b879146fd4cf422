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

/** Reads a section. One that a component adds to its page has a title, but no text to quote. */
export async function read({url, titles}: Titled, {passagesOf}: Context): Promise<Passage> {
  const passages = await passagesOf(pageOf({url}));
  return passages.find(passage => passage.url === url) ?? {url, titles, parts: []};
}

export const readAll = (sections: readonly Titled[], context: Context): Promise<Passage[]> =>
  Promise.all(sections.map(section => read(section, context)));

/** Reads sections to link to. If one cannot be read, its link has no summary. */
export const readLinked = (sections: readonly Titled[], context: Context): Promise<Passage[]> =>
  Promise.all(sections.map(({url, titles}) => read({url, titles}, context).catch(() => ({url, titles, parts: []}))));

/** Blocks under a title; nothing if there are no blocks. */
export const titled = (text: string, blocks: readonly Block[]): Block[] =>
  blocks.length > 0 ? [{type: 'title', text}, ...blocks] : [];

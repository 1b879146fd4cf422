import type {Block} from '../block';
import type {Knowledge} from '../knowledge';
import type {AnswerTexts} from '../texts';

/** The data that composing needs in addition to the sections. */
export interface Context {
  readonly knowledge: Knowledge;
  readonly texts: AnswerTexts;
  /** @returns the address where a reader can report that the docs do not answer a question */
  readonly report: (question: string) => string;
}

/** Blocks under a title; nothing if there are no blocks. */
export const titled = (text: string, blocks: readonly Block[]): Block[] =>
  blocks.length > 0 ? [{type: 'title', text}, ...blocks] : [];

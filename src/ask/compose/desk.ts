import type {Knowledge} from '../knowledge';
import type {Phrases} from '../phrases';

/** What composing needs beside the sections. */
export interface Desk {
  readonly knowledge: Knowledge;
  readonly phrases: Phrases;
  /** Gives the address where a reader can report that the docs do not answer a question. */
  readonly report: (question: string) => string;
}

/** Blocks under a title, if there are any. */
export const titled = (title: string, blocks: readonly string[]): string[] => {
  const filled = blocks.filter(Boolean);
  return filled.length > 0 ? [`**${title}**`, ...filled] : [];
};

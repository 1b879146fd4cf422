import type {Knowledge} from '../knowledge';
import type {Phrases} from '../phrases';

/** What composing needs beside the sections. */
export interface Desk {
  readonly knowledge: Knowledge;
  readonly phrases: Phrases;
  /** Where a reader can report that a page is missing. */
  readonly report: string;
}

/** Blocks under a title, if there are any. */
export const titled = (title: string, blocks: readonly string[]): string[] => {
  const filled = blocks.filter(Boolean);
  return filled.length > 0 ? [`**${title}**`, ...filled] : [];
};

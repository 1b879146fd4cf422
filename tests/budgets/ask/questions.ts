import fresh from './fresh.json';
import practice from './practice.json';
import tuned from './tuned.json';
import unseen from './unseen.json';

/** A question, and the required answer. */
export interface Asked {
  /** The questions of a conversation; the last one is judged. */
  readonly ask: readonly string[];
  /** One of these sections must be quoted first. */
  readonly cites: readonly string[];
  /** Texts that must appear, as worded in the docs. */
  readonly says: readonly string[];
}

export interface QuestionSet {
  readonly answered: readonly Asked[];
  /** Questions that the docs do not answer. */
  readonly refused: readonly string[];
}

/**
 * Two sets are for tuning; in the practice set most questions sound as if the docs answered them, but more than half
 * are not answered there. The unseen and fresh sets represent questions nobody prepared for: the unseen set was written
 * first, the fresh one before answers became more cautious. When one of these misses a goal, do not look at its
 * individual misses, or it becomes another tuning set.
 */
export const questionSets = {tuned, practice, unseen, fresh} satisfies Readonly<Record<string, QuestionSet>>;

export type SetName = keyof typeof questionSets;

export const setNames: readonly SetName[] = ['tuned', 'practice', 'unseen', 'fresh'];

/** Whether a set's misses are counted but not shown. */
export const isSilent = (name: SetName): boolean => name === 'unseen' || name === 'fresh';

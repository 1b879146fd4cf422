import fresh from './fresh.json';
import practice from './practice.json';
import tuned from './tuned.json';
import unseen from './unseen.json';

/** What a reader asks, and what an answer must have. */
export interface Asked {
  /** A conversation's questions; the last one is judged. */
  readonly ask: readonly string[];
  /** One of these sections has to be quoted first. */
  readonly cites: readonly string[];
  /** Texts that must appear, as the docs have them. */
  readonly says: readonly string[];
}

export interface QuestionSet {
  readonly answered: readonly Asked[];
  /** Questions that the docs do not answer. */
  readonly refused: readonly string[];
}

/**
 * Two sets are there to tune on: of the practice set most sounds like the docs, and more than half is not answered there.
 * Two stand for the readers that nobody thought of: the unseen one was written first of all, the fresh one before answers
 * learnt to be less sure. When one of these misses a goal, its misses are not looked at one by one, or it becomes another
 * tuned set.
 */
export const questionSets = {tuned, practice, unseen, fresh} satisfies Readonly<Record<string, QuestionSet>>;

export type SetName = keyof typeof questionSets;

export const setNames: readonly SetName[] = ['tuned', 'practice', 'unseen', 'fresh'];

/** Whether a set's misses are counted, and not shown. */
export const isSilent = (name: SetName): boolean => name === 'unseen' || name === 'fresh';

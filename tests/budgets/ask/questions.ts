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
 * Two sets. The unseen one was written first and stands for the readers that nobody thought of: when it misses a goal,
 * its misses are not looked at one by one, or it becomes another tuned set.
 */
export const questionSets: Readonly<Record<'tuned' | 'unseen', QuestionSet>> = {tuned, unseen};

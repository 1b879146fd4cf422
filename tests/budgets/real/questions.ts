import given from './given.json';
import later from './later.json';
import recent from './recent.json';
import threads from './threads.json';

/** A question in a user's own words, from a public thread or page. */
export interface RealQuestion {
  readonly text: string;
  /** Where it was asked. */
  readonly source: string;
  /** `symptom`: an error, or something that does not work. `need`: what the user wants to do. `setup`: how to
   * install or configure something. `request`: a wish. `migration`: from another library. `expectation`: how something
   * should behave. `out`: it is about something else. */
  readonly kind: string;
  /** `in`: the docs answer it. `gap`: it is about the library, but not answered. `out`: it is about something else. */
  readonly scope: string;
  /** The sections that answer it. */
  readonly answers: readonly string[];
}

/**
 * The given questions are for tuning. The threads were collected before the tuning, and nobody tuned on them: do not look
 * at their single misses, or they become a tuned set. The recent and the later questions came last, from threads that are in
 * no other set; the later ones may be read. The rules by which answers refuse questions about something else
 * (packages/search/src/answers/fit.ts) were written after reading those of all sets.
 */
export const realSets: Readonly<Record<(typeof realNames)[number], readonly RealQuestion[]>> = {
  given,
  threads,
  recent,
  later,
};

export const realNames = ['given', 'threads', 'recent', 'later'] as const;

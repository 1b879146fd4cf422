import type {Answer} from './built';
import type {Asked, QuestionSet, SetName} from './questions';

/** Goals for answers: shares from 0 to 1. */
export interface Shares {
  /** Answers that cite the right section first. */
  readonly cited: number;
  /** Facts included in the answers; all, if the set specifies none. */
  readonly facts: number;
  /** Refused questions among those that the docs do not answer. */
  readonly refused: number;
}

export const measures: readonly (keyof Shares)[] = ['cited', 'facts', 'refused'];

/** The minimum for each set. For the practice and fresh sets it is the measured value, which may only rise. */
export const goals: Readonly<Record<SetName, Shares>> = {
  tuned: {cited: 0.9, facts: 0.8, refused: 0.9},
  practice: {cited: 0.7, facts: 1, refused: 0.82},
  unseen: {cited: 0.9, facts: 0.8, refused: 0.9},
  fresh: {cited: 0.74, facts: 0.92, refused: 0.88},
};

/** The results of a set. */
export interface Verdict {
  readonly shares: Shares;
  /** One line per mistake. */
  readonly misses: readonly string[];
}

type Answerer = (questions: readonly string[]) => Promise<Answer>;

/** Asks all questions of a set and compares the answers with the expected ones. */
export async function judged({answered, refused}: QuestionSet, ask: Answerer): Promise<Verdict> {
  const answers = await Promise.all(answered.map(async asked => ({asked, answer: await ask(asked.ask)})));
  const refusals = await Promise.all(refused.map(async text => ({text, answer: await ask([text])})));
  const wrong = answers.filter(({asked, answer}) => !asked.cites.includes(answer.cites[0] ?? ''));
  const missing = answers.flatMap(({asked, answer}) => missingIn(asked, answer));
  const facts = answered.reduce((sum, {says}) => sum + says.length, 0);
  const accepted = refusals.filter(({answer}) => answer.cites.length > 0);
  return {
    shares: {
      cited: 1 - wrong.length / answers.length,
      facts: facts === 0 ? 1 : 1 - missing.length / facts,
      refused: 1 - accepted.length / refused.length,
    },
    misses: [
      ...wrong.map(({asked, answer}) => `${asked.ask.join(' / ')}: cites ${answer.cites[0] ?? 'nothing'}`),
      ...missing,
      ...accepted.map(({text, answer}) => `${text}: answered from ${answer.cites[0]}`),
    ],
  };
}

/** Expected facts that an answer lacks. */
function missingIn({ask, says}: Asked, {text}: Answer): string[] {
  return says.filter(fact => !text.includes(fact)).map(fact => `${ask.join(' / ')}: does not say ${fact}`);
}

import type {Answer} from '../ask/built';
import {addressOf} from '../search/queries';
import type {RealQuestion, realNames} from './questions';

/**
 * How a question was answered. `right`: from a section that answers it. `partly`: another section comes first.
 * `wrong`: from other sections. `near`: refused, but the section is listed. `refused`: refused, and it is not listed.
 */
type Outcome = 'right' | 'partly' | 'wrong' | 'near' | 'refused';

function outcomeOf({answers}: RealQuestion, {cites, lists}: Answer): Outcome {
  const wanted = new Set(answers.map(addressOf));
  const has = (urls: readonly string[]) => urls.some(url => wanted.has(addressOf(url)));
  if (cites.length === 0) return has(lists) ? 'near' : 'refused';
  if (has(cites.slice(0, 1))) return 'right';
  return has([...cites, ...lists]) ? 'partly' : 'wrong';
}

/** The shares of questions, from 0 to 1. */
export interface RealShares {
  /** Answered from the right section, at least in part; of those that the docs answer. */
  readonly answered: number;
  /** Answered from other sections only; of those that the docs answer. */
  readonly wrong: number;
  /** Refused, though the docs answer them, whether or not the right section is listed. */
  readonly refused: number;
  /** Refused of those about something else. */
  readonly outRefused: number;
}

/** @returns the shares, and a line for each question that was not answered as it has to be */
export async function realShares(
  questions: readonly RealQuestion[],
  ask: (questions: readonly string[]) => Promise<Answer>,
): Promise<{shares: RealShares; misses: readonly string[]}> {
  const all = await Promise.all(
    questions.map(async question => {
      const answer = await ask([question.text]);
      return {question, answer, outcome: outcomeOf(question, answer)};
    }),
  );
  const inside = all.filter(({question}) => question.scope === 'in');
  const outside = all.filter(({question}) => question.scope === 'out');
  const share = (of: typeof all, ...outcomes: readonly Outcome[]) =>
    of.filter(({outcome}) => outcomes.includes(outcome)).length / of.length;
  return {
    shares: {
      answered: share(inside, 'right', 'partly'),
      wrong: share(inside, 'wrong'),
      refused: share(inside, 'near', 'refused'),
      outRefused: share(outside, 'near', 'refused'),
    },
    misses: [
      ...inside.filter(({outcome}) => outcome !== 'right'),
      ...outside.filter(({answer}) => answer.cites.length > 0),
    ].map(
      ({question, outcome, answer}) =>
        `${question.scope} ${outcome}: ${question.text.slice(0, 120)} => ${answer.cites[0] ?? answer.lists.join(', ')}`,
    ),
  };
}

/** The goals for users' questions. */
export const realGoals: RealShares = {answered: 0.88, wrong: 0.03, refused: 0.08, outRefused: 0.92};

/** What is reached, which may only get better. */
export const realFloors: Readonly<Record<(typeof realNames)[number], RealShares>> = {
  given: {answered: 0.89, wrong: 0.03, refused: 0.08, outRefused: 0.92},
  threads: {answered: 0.74, wrong: 0.1, refused: 0.16, outRefused: 0.77},
};

const atLeast = (share: number, limit: number): boolean => share >= limit;
const atMost = (share: number, limit: number): boolean => share <= limit;

/** The shares, each with the comparison with its limit. */
export const realMeasures: readonly {
  readonly what: keyof RealShares;
  readonly isMet: typeof atLeast;
  readonly text: string;
}[] = [
  {what: 'answered', isMet: atLeast, text: 'at least'},
  {what: 'wrong', isMet: atMost, text: 'at most'},
  {what: 'refused', isMet: atMost, text: 'at most'},
  {what: 'outRefused', isMet: atLeast, text: 'at least'},
];

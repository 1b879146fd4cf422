import {answerFromDocs, type DocsContent} from '@jest-extended/search/answers/docs-answer';
import {getPath} from '../search/queries';
import type {QuestionCase} from './questions';

/** The result of a set of questions. */
interface Result {
  readonly name: string;
  /** The number of questions that the docs answer. */
  readonly count: number;
  /** The share of them with a right section among the cards, from 0 to 1. */
  readonly share: number;
  /** The number of them that are said not to be answered. */
  readonly refused: number;
  /** The number of questions about something else, and of those that are said not to be answered. */
  readonly outside: {readonly count: number; readonly refused: number};
}

/** The answer to the last question of a conversation. */
interface Answer {
  /** The paths of its sections, the quoted one first. */
  readonly cards: readonly string[];
  /** Whether it says that the docs do not answer the question. */
  readonly isRefused: boolean;
}

/** Asks as a page of a built site does. */
export async function ask(docs: DocsContent, questions: readonly string[]): Promise<Answer> {
  const {quotation, related} = await answerFromDocs(questions, docs);
  const sections = quotation ? [quotation, ...related] : related;
  return {cards: sections.map(({url}) => getPath(url)), isRefused: !quotation};
}

/** Asks the questions of sets. */
export const measureCards = (
  docs: DocsContent,
  sets: ReadonlyMap<string, readonly QuestionCase[]>,
): Promise<Result[]> =>
  Promise.all(
    Array.from(sets, async ([name, set]): Promise<Result> => {
      const all = await Promise.all(
        set.map(async ({questions, answers}) => ({answers: answers.map(getPath), ...(await ask(docs, questions))})),
      );
      const inside = all.filter(({answers}) => answers.length > 0);
      const outside = all.filter(({answers}) => answers.length === 0);
      const right = inside.filter(({answers, cards}) => cards.some(url => answers.includes(url)));
      return {
        name,
        count: inside.length,
        share: right.length / inside.length,
        refused: inside.filter(({isRefused}) => isRefused).length,
        outside: {count: outside.length, refused: outside.filter(({isRefused}) => isRefused).length},
      };
    }),
  );

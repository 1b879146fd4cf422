import {createDocsSource} from '@jest-extended/ask/docs-source';
import {readBuiltDocs} from '@jest-extended/ask/built-docs';
import {links} from '../../../config/site';
import {getPath} from '../search/queries';
import {questionSets} from './questions';

/** The result of a set of questions. */
interface Result {
  readonly name: string;
  /** The number of questions that the docs answer. */
  readonly count: number;
  /** The share of them with a right section among the cards, from 0 to 1. */
  readonly share: number;
  /** The number of questions about something else, and of those for which the search finds nothing. */
  readonly outside: {readonly count: number; readonly empty: number};
}

/** Asks the questions of all sets, as a page of the built site does. */
export async function measureCards(build: string): Promise<Result[]> {
  const source = createDocsSource({...(await readBuiltDocs(build)), getReportUrl: () => links.issues});
  const readCards = async (questions: readonly string[]): Promise<string[]> => {
    const turns = questions.map((question, index) => ({id: String(index), question, blocks: []}));
    const urls: string[] = [];
    for await (const block of source(turns, new AbortController().signal))
      if (block.type === 'card') urls.push(getPath(block.url));
    return urls;
  };
  return Promise.all(
    Array.from(questionSets, async ([name, set]): Promise<Result> => {
      const all = await Promise.all(
        set.map(async ({questions, answers}) => ({answers: answers.map(getPath), cards: await readCards(questions)})),
      );
      const inside = all.filter(({answers}) => answers.length > 0);
      const outside = all.filter(({answers}) => answers.length === 0);
      const right = inside.filter(({answers, cards}) => cards.some(url => answers.includes(url)));
      return {
        name,
        count: inside.length,
        share: right.length / inside.length,
        outside: {count: outside.length, empty: outside.filter(({cards}) => cards.length === 0).length},
      };
    }),
  );
}

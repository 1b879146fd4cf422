import {chosen} from './choose';
import {composed} from './compose';
import type {Desk} from './compose/desk';
import type {Find} from './rank';
import {inContext, type Topic} from './conversation';

/** What a conversation's last question is told. */
export interface Answer {
  /** Blocks of Markdown, in order. Links lead to addresses on the site, such as `/docs/matchers/array#tobearray`. */
  readonly blocks: readonly string[];
  /** The sections that it quotes, the most important one first; none where the docs do not answer. */
  readonly cites: readonly string[];
  /** What was searched for. */
  readonly query: string;
}

/**
 * Answers the last of a conversation's questions. The others are read again for what they were about, so that the answer
 * depends on the questions alone.
 * @param questions what the reader asked, in order
 * @param signal stops between two questions
 * @throws {DOMException} `AbortError`, when the signal says so; whatever `find` rejects with
 */
export async function answered(
  questions: readonly string[],
  find: Find,
  desk: Desk,
  signal?: AbortSignal,
): Promise<Answer> {
  let topic: Topic | undefined;
  let answer: Answer = {blocks: [], cites: [], query: ''};
  for (const text of questions) {
    signal?.throwIfAborted();
    const question = inContext(text, topic);
    const choice = await chosen(question, find, desk.knowledge);
    const blocks = composed(question, choice, desk);
    answer = {blocks, cites: citedIn(blocks, choice.sections.length > 0), query: question.query};
    topic = {question: {...question}, url: answer.cites[0] ?? topic?.url};
  }
  signal?.throwIfAborted();
  return answer;
}

const HEAD = /^\*\*\[.*\]\((\/[^)]*)\)\*\*$/;

/** The sections whose names head their quotations. */
const citedIn = (blocks: readonly string[], isAnswered: boolean): string[] =>
  isAnswered ? [...new Set(blocks.flatMap(block => HEAD.exec(block)?.[1] ?? []))] : [];

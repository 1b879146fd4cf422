import {getPage, type Passage} from '@jest-extended/docs-model/section';
import {withTimeout} from '@jest-extended/text/async/timeout';
import {getStems} from '@jest-extended/text/stem';
import {isStopWord, withoutFrame} from '@jest-extended/text/stop-words';
import {namesLike} from '@jest-extended/text/words';
import {AnswerError, type AnswerSource, type Block, type Card} from './block';
import type {Find} from './find';
import {findForeign} from './foreign';
import {quoteSection} from './quote';
import {SILENCE} from './silence';
import {type AnswerTexts, englishTexts} from './texts';

/** The docs, to search and to quote. */
export interface DocsContent {
  readonly find: Find;
  /** Reads the passages of a page, e.g. `/docs/matchers/array`. */
  readonly readSections: (page: string) => Promise<readonly Passage[]>;
}

interface Options extends DocsContent {
  /** @returns the address where a reader can report that the docs do not answer a question */
  readonly report: (question: string) => string;
  /** English by default. */
  readonly texts?: AnswerTexts;
}

/** The number of cards that an answer begins with, and that each continuation adds. */
const CARDS = 3;

/** Answers with the sections that the search finds, quoted. It has no model, and claims nothing about the question. */
export function docsSource({find, readSections, report, texts = englishTexts}: Options): AnswerSource {
  async function readCard(url: string, query: string): Promise<Card> {
    const passages = await readSections(getPage({url}));
    const passage = passages.find(one => one.url === url);
    // The docs changed after the search index was loaded.
    if (!passage) throw new Error(`The docs no longer have ${url}.`);
    return quoteSection(passage, query);
  }

  async function answer(questions: readonly string[], shown: number): Promise<Block[]> {
    const question = questions.at(-1) ?? '';
    const {query, urls} = await search(questions, find);
    const cards = await Promise.all(urls.slice(shown, shown + CARDS).map(url => readCard(url, query)));
    if (shown > 0) return cards;
    const foreign = findForeign(question);
    return [
      ...(foreign ? [remark(fill(texts.foreign, {...foreign, name: `\`${foreign.name}\``}))] : []),
      {type: 'matches', query, count: urls.length},
      ...cards,
      ...(cards.length === 0 ? [remark(fill(texts.nothing, {report: report(question)}))] : []),
    ];
  }

  return async function* (turns, signal) {
    const questions = turns.map(({question}) => question);
    const shown = turns.at(-1)?.blocks.filter(({type}) => type === 'card').length ?? 0;
    const blocks = await withTimeout(SILENCE, answer(questions, shown), signal).catch((cause: unknown) => {
      throw signal.aborted ? signal.reason : new AnswerError(texts.failed, false, {cause});
    });
    for (const block of blocks) {
      signal.throwIfAborted();
      yield block;
    }
  };
}

const remark = (markdown: string): Block => ({type: 'remark', markdown});

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);

/** Searches for the last question. A follow-up, or one that finds nothing, is searched with the question before it, too. */
async function search(questions: readonly string[], find: Find): Promise<{query: string; urls: readonly string[]}> {
  const question = questions.at(-1) ?? '';
  const earlier = questions.slice(0, -1);
  const before = earlier.filter(text => !isFollowUp(text)).at(-1) ?? earlier[0];
  const own = before === undefined || countSubjects(question) > 0 ? await find(question) : [];
  if (before === undefined || (own.length > 0 && !isFollowUp(question))) return {query: question, urls: own};
  const query = `${before} ${question}`;
  return {query, urls: fuseRanks([own, await find(query)])};
}

/** A question that continues the one before: "and for dates?" */
const CONTINUES = /^\W*(?:and|also|but|or|(?:what|how) about)\b/i;

const countSubjects = (question: string): number =>
  new Set(getStems(withoutFrame(question)).filter(word => !isStopWord(word))).size;

/** Whether a question continues the one before, or has at most one word about a subject: "is it deep?" */
const isFollowUp = (question: string): boolean =>
  namesLike(question).length === 0 && (CONTINUES.test(question) || countSubjects(question) < 2);

/** Merges lists by the sums of reciprocal ranks. */
function fuseRanks(lists: readonly (readonly string[])[]): string[] {
  const scores = new Map<string, number>();
  for (const list of lists)
    for (const [rank, url] of list.entries()) scores.set(url, (scores.get(url) ?? 0) + 1 / (1 + rank));
  return [...scores.keys()].sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}

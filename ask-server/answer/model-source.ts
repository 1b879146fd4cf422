import type {AnswerSource, Block} from '../../src/ask/block';
import {linksTo} from '../../src/ask/compose/quote';
import type {Find} from '../../src/ask/find';
import {pageOf, type Passage, refOf} from '../../src/ask/passage';
import {englishTexts} from '../../src/ask/texts';
import {cleaner} from './clean';
import {type Model, withoutThoughts} from './model';
import {fitting, NO_ANSWER, promptOf} from './prompt';

/** The author, for the log: the model, or the docs because it cited nothing (`docs`) or found no answer (`none`). */
type Author = 'model' | 'docs' | 'none';

interface Options {
  /** Answers from the docs. */
  readonly docs: AnswerSource;
  readonly find: Find;
  readonly passages: readonly Passage[];
  readonly model: Model;
  /** Gives the address where a reader can report that the docs do not answer a question. */
  readonly report: (question: string) => string;
  /** The longest answer and the longest sum of sections, in characters; the longest time, in milliseconds. */
  readonly limits: {readonly answerLength: number; readonly promptLength: number; readonly answerTime: number};
  readonly note: (author: Author) => void;
}

/** After this many characters without a citation, the docs answer. */
const CITATION_LIMIT = 2000;

/** The end of a shortened answer. */
const CUT = ' …';

/** How many sections a refusal names. */
const NEAR = 3;

/**
 * Answers with a model, only if the docs have an answer. Its text is held back until it cites one of the sections in the
 * prompt. If it never does, the reader gets the answer from the docs.
 */
export function modelSource({docs, find, passages, model, report, limits, note}: Options): AnswerSource {
  const urls = new Set(passages.flatMap(passage => [passage.url, pageOf(passage)]));
  const at = new Map(passages.map(passage => [passage.url, passage]));
  return async function* (turns, signal) {
    const quoted: Block[] = [];
    for await (const block of docs(turns, signal)) quoted.push(block);
    const sources = quoted.flatMap(block => (block.type === 'sources' ? block.sections : []));
    if (sources.length === 0) {
      yield* quoted;
      return;
    }
    const query = quoted.flatMap(block => (block.type === 'search' ? block.query : []))[0] ?? '';
    const relevant = new Set([...sources.map(({url}) => url), ...(await find(query))]);
    const given = fitting(
      [...relevant].flatMap(url => at.get(url) ?? []),
      limits.promptLength,
    );
    yield {type: 'search', query, count: given.length};

    const clean = cleaner(given, urls);
    const cited = new Set<Passage>();
    let held = '';
    const questions = turns.map(({question}) => question);
    const said = withoutThoughts(model(promptOf(questions, given), signal));
    for await (const piece of clean(limited(said, limits.answerLength, limits.answerTime))) {
      for (const passage of piece.cited) cited.add(passage);
      held += piece.text;
      if (cited.size === 0 && held.length > CITATION_LIMIT) break;
      if (cited.size === 0 || held === '') continue;
      yield {type: 'markdown', text: held};
      held = '';
    }
    const hasNone = cited.size === 0 && held.includes(NO_ANSWER);
    note(cited.size > 0 ? 'model' : hasNone ? 'none' : 'docs');
    if (cited.size > 0) yield {type: 'sources', sections: [...cited].map(refOf)};
    else if (hasNone) yield* refusal(report(questions.at(-1) ?? ''), given);
    else yield* quoted.filter(({type}) => type !== 'search');
  };
}

/** Says that the docs do not answer, and links to the nearest sections. */
const refusal = (report: string, near: readonly Passage[]): Block[] => [
  {type: 'author', author: 'docs'},
  {type: 'remark', markdown: englishTexts.refused.replace('{report}', report)},
  {type: 'title', text: englishTexts.near},
  ...linksTo('near', near.slice(0, NEAR)),
];

/**
 * Cuts a text after a number of characters.
 * @throws {Error} if the text takes longer than a number of milliseconds
 */
async function* limited(text: AsyncIterable<string>, characters: number, time: number): AsyncGenerator<string> {
  const end = Date.now() + time;
  let left = characters;
  for await (const delta of text) {
    if (Date.now() > end) throw new Error('The answer took too long.');
    yield delta.slice(0, left);
    left -= delta.length;
    if (left < 0) {
      yield CUT;
      return;
    }
  }
}

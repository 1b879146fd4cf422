import {once} from '../async/once';
import {withTimeout} from '../async/timeout';
import type {Section} from '../search/section';
import {AnswerError, type AnswerSource, type Block, type SectionRef} from './block';
import {chosen} from './choose';
import {composed} from './compose';
import type {Context} from './compose/context';
import {inContext, type Topic} from './conversation';
import type {Find} from './find';
import {knowledgeOf} from './knowledge';
import type {Passage} from './passage';
import {SILENCE} from './silence';
import {type AnswerTexts, englishTexts} from './texts';

/** The docs, to search and to quote. */
export interface DocsContent {
  readonly find: Find;
  /** Loads the sections of the search index. It is called once, and again after a failure. */
  readonly load: () => Promise<readonly Section[]>;
  /** Reads the passages of a page, e.g. `/docs/matchers/array`. */
  readonly passagesOf: (page: string) => Promise<readonly Passage[]>;
}

interface Options extends DocsContent {
  /** @returns the address where a reader can report that the docs do not answer a question */
  readonly report: (question: string) => string;
  /** English by default. */
  readonly texts?: AnswerTexts;
}

/**
 * Answers by quoting the docs, without a model or requests other than those for its content. The last block lists the
 * quoted sections; an answer without quotations does not have it.
 */
export function docsSource({find, load, passagesOf, report, texts = englishTexts}: Options): AnswerSource {
  const knowledge = once(async () => knowledgeOf(await load()));
  const answer = async (questions: readonly string[], signal: AbortSignal) =>
    answerTo(questions, find, {knowledge: await knowledge(), passagesOf, texts, report}, signal);
  return async function* (turns, signal) {
    const questions = turns.map(({question}) => question);
    const {query, blocks} = await withTimeout(SILENCE, answer(questions, signal), signal).catch((cause: unknown) => {
      throw signal.aborted ? signal.reason : new AnswerError(texts.failed, false, {cause});
    });
    const sections = quotedIn(blocks);
    yield {type: 'author', author: 'docs'};
    yield {type: 'search', query, count: sections.length};
    for (const block of blocks) {
      signal.throwIfAborted();
      yield block;
    }
    if (sections.length > 0) yield {type: 'sources', sections};
  };
}

/** Reads the earlier questions again for their topics, so that an answer depends only on the questions. */
async function answerTo(questions: readonly string[], find: Find, context: Context, signal: AbortSignal) {
  let topic: Topic | undefined;
  let compose: () => Promise<readonly Block[]> = async () => [];
  for (const text of questions) {
    signal.throwIfAborted();
    const question = inContext(text, topic, context.knowledge.has);
    const choice = await chosen(question, find, context.knowledge);
    compose = () => composed(question, choice, context);
    topic = {question, url: choice.sections[0]?.url ?? topic?.url};
  }
  return {query: topic?.question.query ?? '', blocks: await compose()};
}

/** The sections that blocks quote, each once, in order. */
function quotedIn(blocks: readonly Block[]): SectionRef[] {
  const sections = blocks.flatMap(block => ('from' in block ? block.from : []));
  return [...new Map(sections.map(section => [section.url, section])).values()];
}

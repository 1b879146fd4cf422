import {answered} from '../../src/ask/answer';
import {lineTo} from '../../src/ask/compose/blocks';
import {titled} from '../../src/ask/compose/desk';
import {knowledgeOf} from '../../src/ask/knowledge';
import type {Passage} from '../../src/ask/passage';
import {english} from '../../src/ask/phrases';
import type {Ask} from '../../src/ask/wire/respond';
import type {SiteContent} from '../site-content';
import {addressesOf} from './addresses';
import {type Clean, cleaner} from './clean';
import {type Model, withoutThoughts} from './model';
import {fitting, NO_ANSWER, promptOf} from './prompt';

/** What became of an answer, for the log. */
interface Outcome {
  /** `cited`: the model's own. `docs`: it cited nothing, and the docs answered. `none`: it found no answer. */
  readonly kind: 'cited' | 'docs' | 'none';
  /** How many citations and links were taken out. */
  readonly removed: number;
}

interface Means {
  readonly content: SiteContent;
  readonly model: Model;
  /** The site's origin. */
  readonly home: string;
  /** Gives the address where a reader can report that the docs do not answer a question. */
  readonly report: (question: string) => string;
  /** The longest answer and the longest sum of sections, in characters; the longest time, in milliseconds. */
  readonly limits: {readonly answerLength: number; readonly promptLength: number; readonly answerTime: number};
  readonly note: (outcome: Outcome) => void;
}

/** So much of an answer without a citation is enough to know that none will come. */
const PATIENCE = 2000;

/** Behind an answer that was cut. */
const CUT = ' …';

/**
 * Answers with a model. What the docs say decides whether there is an answer at all: where they hold none, the model is
 * not asked. What it says is held back until it has cited one of the sections that it was given; where it never does,
 * the reader is told what the docs say, as without a model.
 */
export function modelAsk({content: {find, passages}, model, home, report, limits, note}: Means): Ask {
  const knowledge = knowledgeOf(passages);
  const addressesFor = addressesOf(passages, home);
  const at = new Map(passages.map(passage => [passage.url, passage]));
  return async ({questions}, signal) => {
    const {blocks, cites, query} = await answered(questions, find, {knowledge, phrases: english, report}, signal);
    const quoted = blocks.join('\n\n');
    if (cites.length === 0) return {query, urls: [], isQuoted: true, text: [quoted]};
    const near = await find(query);
    const found = [...new Set([...cites, ...near])].flatMap(url => at.get(url) ?? []);
    const given = fitting(found, limits.promptLength);
    const refusal = [
      english.refused.replace('{report}', report(questions.at(-1) ?? '')),
      ...titled(english.near, [linesTo(given)]),
    ].join('\n\n');
    const clean = cleaner(given, addressesFor(given));
    const said = inTime(model(promptOf(questions, given), signal), limits.answerTime);
    const text = grounded(limited(withoutThoughts(said), limits.answerLength), clean, {quoted, refusal, note});
    return {query, urls: given.map(({url}) => url), text};
  };
}

const linesTo = (sections: readonly Passage[]): string => sections.slice(0, 3).map(lineTo).join('\n');

/** What is said in place of an answer without a citation. */
interface Instead {
  readonly quoted: string;
  readonly refusal: string;
  readonly note: Means['note'];
}

/** An answer from its first citation on, with what came before it. */
async function* grounded(
  text: AsyncIterable<string>,
  clean: ReturnType<typeof cleaner>,
  {quoted, refusal, note}: Instead,
): AsyncGenerator<string> {
  let [held, isCited, removed] = ['', false, 0];
  const taken = (piece: Clean): string => {
    removed += piece.removed;
    isCited ||= piece.cited > 0;
    held += piece.text;
    if (!isCited) return '';
    const shown = held;
    held = '';
    return shown;
  };
  for await (const delta of text) {
    const shown = taken(clean.push(delta));
    if (shown !== '') yield shown;
    if (!isCited && held.length > PATIENCE) break;
  }
  const rest = taken(clean.end());
  if (rest !== '') yield rest;
  if (!isCited) yield held.includes(NO_ANSWER) ? refusal : quoted;
  note({kind: isCited ? 'cited' : held.includes(NO_ANSWER) ? 'none' : 'docs', removed});
}

/** @param characters after which the text is cut */
async function* limited(text: AsyncIterable<string>, characters: number): AsyncGenerator<string> {
  let left = characters;
  for await (const delta of text) {
    yield delta.slice(0, left);
    left -= delta.length;
    if (left < 0) {
      yield CUT;
      return;
    }
  }
}

/**
 * @param milliseconds after which the text is over
 * @throws {Error} then
 */
async function* inTime(text: AsyncIterable<string>, milliseconds: number): AsyncGenerator<string> {
  const end = Date.now() + milliseconds;
  for await (const piece of text) {
    if (Date.now() > end) throw new Error('The answer took too long.');
    yield piece;
  }
}

import {pagesFor, withoutReplaced} from './kinds';
import {matcherAt} from './matchers';
import {pageOf} from './passage';
import {type Question, understood} from './understand';

/** The topic of a conversation: the last question, and the first section of its answer. */
export interface Topic {
  readonly question: Question;
  readonly url: string | undefined;
}

/** The beginning of a question that asks the same about something else. */
const GOES_ON = /^(?:and|or|also|what about|how about|same|ok(?:ay)?|only)\b/i;
/** The topic as the subject of a clause: the question is about it, whatever its beginning. */
const ASKS_OF_IT = /\b(?:do|does|did|is|are|can|could|will|would|should|if|when) (?:it|they|that|this)\b/i;
/** Words that refer to the topic, without a "that" before a clause, and beginnings that ask more about it. */
const POINTS_BACK =
  /\b(?:it|its|that(?! (?:an?|the|my|all|every|each|no|some|two|both)\b)|this|these|those|they|them|the same|one)\b|^(?:what if|but|so|then|why|with|without)\b/i;
/** The beginning of a question about something new. */
const IS_NEW_QUESTION =
  /^(?:how (?:do|can|could|should|would|to)|(?:is|are) there|which|what matchers?|(?:check|test|assert) that)\b/i;
/** A question with more words is read by itself, unless its beginning or a pronoun refers to the topic. */
const SHORT = 2;

/**
 * Reads a question in the context of the previous one.
 * @param topic `undefined` for the first question of a conversation
 * @param has whether the docs have a stem
 */
export function inContext(asked: string, topic: Topic | undefined, has?: (stem: string) => boolean): Question {
  const text = asked.trim();
  const question = understood(text, has);
  if (!topic?.url || question.kind === 'message') return question;
  const {matchers, kind, words} = question;
  const [before] = topic.question.matchers;
  // "How does it differ from toBeOdd?"
  if (kind === 'difference' && matchers.length === 1 && before && !matchers.includes(before))
    return {...question, matchers: [before, ...matchers]};
  if (matchers.length > 0) return question;
  const goesOn = GOES_ON.test(text) && !ASKS_OF_IT.test(text);
  const isShort = words.length <= SHORT && !IS_NEW_QUESTION.test(text);
  if (!goesOn && !isShort && !POINTS_BACK.test(text)) return question;
  const matcher = matcherAt(topic.url);
  const isSame = question.isNegated || kind === 'example' || question.asked.length === 0;
  if (matcher && (isSame || (before && !goesOn))) return {...question, matchers: [matcher], details: words};
  return goesOn ? elsewhere(question, topic.question, topic.url) : further(question, topic.question, topic.url);
}

/** The last question about something else: "and for objects?", "and a value?". */
const elsewhere = (question: Question, last: Question, url: string): Question => ({
  ...merged(question, last, withoutReplaced(last.words, question.words)),
  kind: last.kind === 'message' ? 'what' : last.kind,
  page: pagesFor(question.words)[0] ?? pageOf({url}),
  except: url,
});

/** More about the same topic: "does it ignore case?". */
const further = (question: Question, last: Question, url: string): Question => ({
  ...merged(question, last, last.words),
  details: question.words,
  page: pageOf({url}),
});

/** @param kept words of the last question that still apply */
const merged = (question: Question, last: Question, kept: readonly string[]): Question => ({
  ...question,
  words: [...new Set([...question.words, ...kept])],
  asked: [...new Set([...question.asked, ...kept])],
  query: `${last.query} ${question.query}`,
});

import {pagesFor, withoutKinds, withoutReplaced} from './kinds';
import {matcherAt} from './matchers';
import {pageOf} from './passage';
import {type Question, understood} from './understand';

/** What the conversation is about: the last question, and the section that answered it first. */
export interface Topic {
  readonly question: Question;
  readonly url: string | undefined;
}

/** How a question begins that asks of something else what the last one asked. */
const GOES_ON = /^(?:and|or|also|what about|how about|same|ok(?:ay)?|only)\b/i;
/** Words that stand for what was talked about, and beginnings that ask more of it. */
const POINTS_BACK =
  /\b(?:it|its|that|this|these|those|they|them|the same|one)\b|^(?:what if|but|so|then|why|with|without)\b/i;
/** Where what was talked about is the one that does something, the question goes on about it, however it begins. */
const ASKS_OF_IT = /\b(?:do|does|did|is|are|can|could|will|would|should|if|when) (?:it|they|that|this)\b/i;
/** How a question begins that asks for something new, whatever was talked about. */
const ASKS_ANEW =
  /^(?:how (?:do|can|could|should|would|to)|(?:is|are) there|which|what matchers?|(?:check|test|assert) that)\b/i;
/** "That" before a clause, which stands for nothing. */
const CLAUSE = /\bthat (?=(?:an?|the|my|all|every|each|no|some|two|both)\b)/gi;
/** Longer questions stand by themselves, unless they begin or point otherwise. */
const SHORT = 2;

/**
 * Reads a question in the light of the one before.
 * @param topic nothing for the first question of a conversation
 */
export function inContext(text: string, topic: Topic | undefined): Question {
  const question = understood(text);
  if (!topic?.url || question.kind === 'message') return question;
  const goesOn = GOES_ON.test(text.trim());
  if (question.matchers.length > 0) return besideLast(question, topic, goesOn);
  const pointsBack = POINTS_BACK.test(text.trim().replace(CLAUSE, ''));
  const isShort = question.words.length <= SHORT && !ASKS_ANEW.test(text.trim());
  if (!goesOn && !pointsBack && !isShort) return question;
  const matcher = matcherAt(topic.url);
  const isSame = question.isNegated || question.kind === 'example' || question.asked.length === 0;
  const wasNamed = topic.question.matchers.length > 0;
  if (matcher && (isSame || (wasNamed && (!goesOn || ASKS_OF_IT.test(text)))))
    return {...question, matchers: [matcher], details: question.words};
  return goesOn ? elsewhere(question, topic, topic.url) : further(question, topic, topic.url);
}

/** A question that names a matcher: "and toBeOdd?" asks of it what was asked of the last, "how does it differ from toBeOdd?" of both. */
function besideLast(question: Question, {question: last}: Topic, goesOn: boolean): Question {
  const [before] = last.matchers;
  if (question.kind === 'difference' && question.matchers.length === 1 && before && !question.matchers.includes(before))
    return {...question, matchers: [before, ...question.matchers]};
  return goesOn && question.kind === 'what' && last.kind !== 'message' ? {...question, kind: last.kind} : question;
}

/** The last question, asked of something else: "and for objects?", "and a value?". */
function elsewhere(question: Question, {question: last}: Topic, url: string): Question {
  const [kindPage] = pagesFor(question.words);
  const replaced = withoutReplaced(last.words, question.words);
  const kept = kindPage === undefined ? replaced : withoutKinds(replaced);
  return {
    ...merged(question, last, kept),
    kind: last.kind === 'message' ? 'what' : last.kind,
    page: kindPage ?? pageOf({url}),
    besides: url,
  };
}

/** More of what was asked: "does it ignore case?". */
const further = (question: Question, {question: last}: Topic, url: string): Question => ({
  ...merged(question, last, last.words),
  fresh: question.words.length + last.words.length,
  details: question.words,
  page: pageOf({url}),
});

/** @param kept words of the last question that this one still is about */
function merged(question: Question, last: Question, kept: readonly string[]): Question {
  const words = [...new Set([...question.words, ...kept])];
  const written = new Map([...last.written, ...question.written]);
  const query = words.map(word => written.get(word) ?? word).join(' ');
  return {...question, words, written, asked: [...new Set([...question.asked, ...kept])], query};
}

import {pagesFor, withoutKinds, withoutReplaced} from './kinds';
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
/** Words that refer to the topic, and beginnings that ask more about it. */
const POINTS_BACK =
  /\b(?:it|its|that|this|these|those|they|them|the same|one)\b|^(?:what if|but|so|then|why|with|without)\b/i;
/** The topic as the subject of a clause: the question is about it, whatever its beginning. */
const ASKS_OF_IT = /\b(?:do|does|did|is|are|can|could|will|would|should|if|when) (?:it|they|that|this)\b/i;
/** The beginning of a question about something new. */
const IS_NEW_QUESTION =
  /^(?:how (?:do|can|could|should|would|to)|(?:is|are) there|which|what matchers?|(?:check|test|assert) that)\b/i;
/** "That" before a clause, which does not refer to anything. */
const CLAUSE = /\bthat (?=(?:an?|the|my|all|every|each|no|some|two|both)\b)/gi;
/** A question with more words is read by itself, unless its beginning or a pronoun refers to the topic. */
const SHORT = 2;

/**
 * Reads a question in the context of the previous one.
 * @param topic `undefined` for the first question of a conversation
 */
export function inContext(text: string, topic: Topic | undefined): Question {
  const question = understood(text);
  if (!topic?.url || question.kind === 'message') return question;
  const goesOn = GOES_ON.test(text.trim());
  if (question.matchers.length > 0) return withLastMatcher(question, topic, goesOn);
  const pointsBack = POINTS_BACK.test(text.trim().replace(CLAUSE, ''));
  const isShort = question.words.length <= SHORT && !IS_NEW_QUESTION.test(text.trim());
  if (!goesOn && !pointsBack && !isShort) return question;
  const matcher = matcherAt(topic.url);
  const isSame = question.isNegated || question.kind === 'example' || question.asked.length === 0;
  const wasNamed = topic.question.matchers.length > 0;
  if (matcher && (isSame || (wasNamed && (!goesOn || ASKS_OF_IT.test(text)))))
    return {...question, matchers: [matcher], details: question.words};
  return goesOn ? elsewhere(question, topic, topic.url) : further(question, topic, topic.url);
}

/** A question with a matcher: "and toBeOdd?" repeats the last one, "how does it differ from toBeOdd?" compares. */
function withLastMatcher(question: Question, {question: last}: Topic, goesOn: boolean): Question {
  const [before] = last.matchers;
  if (question.kind === 'difference' && question.matchers.length === 1 && before && !question.matchers.includes(before))
    return {...question, matchers: [before, ...question.matchers]};
  return goesOn && question.kind === 'what' && last.kind !== 'message' ? {...question, kind: last.kind} : question;
}

/** The last question about something else: "and for objects?", "and a value?". */
function elsewhere(question: Question, {question: last}: Topic, url: string): Question {
  const [kindPage] = pagesFor(question.words);
  const replaced = withoutReplaced(last.words, question.words);
  const kept = kindPage === undefined ? replaced : withoutKinds(replaced);
  return {
    ...merged(question, last, kept),
    kind: last.kind === 'message' ? 'what' : last.kind,
    page: kindPage ?? pageOf({url}),
    except: url,
  };
}

/** More about the same topic: "does it ignore case?". */
const further = (question: Question, {question: last}: Topic, url: string): Question => ({
  ...merged(question, last, last.words),
  details: question.words,
  page: pageOf({url}),
});

/** @param kept words of the last question that still apply */
function merged(question: Question, last: Question, kept: readonly string[]): Question {
  const words = [...new Set([...question.words, ...kept])];
  const written = new Map([...last.written, ...question.written]);
  const query = words.map(word => written.get(word) ?? word).join(' ');
  return {...question, words, written, asked: [...new Set([...question.asked, ...kept])], query};
}

import {pagesFor, withoutKinds} from './kinds';
import {matcherAt} from './matchers';
import {pageOf} from './passage';
import {type Question, topicOf, understood} from './understand';

/** What the conversation is about: the last question, and the section that answered it first. */
export interface Topic {
  readonly question: Question;
  readonly url: string | undefined;
}

/** How a question begins that goes on with the last one. */
const GOES_ON = /^(?:and|or|but|so|then|also|what about|how about|what if|same|ok(?:ay)?|only|with)\b/i;
/** Words that stand for what was talked about. */
const STANDS_FOR = /\b(?:it|its|that|this|these|those|they|them|the same|one)\b/i;
/** Longer questions stand by themselves, unless they begin or point otherwise. */
const SHORT = 2;

/**
 * Reads a question in the light of the one before.
 * @param topic nothing for the first question of a conversation
 */
export function inContext(text: string, topic: Topic | undefined): Question {
  const question = understood(text);
  if (!topic?.url || question.kind === 'message') return question;
  const {url} = topic;
  const goesOn = GOES_ON.test(text.trim());
  const pointsBack = STANDS_FOR.test(text);
  if (question.matchers.length > 0) {
    const [last] = topic.question.matchers;
    // "and toBeOdd?" asks of it what was asked of the last; "how does it differ from toBeOdd?" asks of both.
    if (question.kind === 'difference' && question.matchers.length === 1 && last && !question.matchers.includes(last))
      return {...question, matchers: [last, ...question.matchers]};
    return goesOn && question.kind === 'what' ? {...question, kind: topic.question.kind} : question;
  }
  const matcher = matcherAt(url);
  const bare = question.words.length === 0;
  if (!goesOn && !pointsBack && !bare && question.words.length > SHORT) return question;
  if (question.isNegated || question.kind === 'example' || bare || (pointsBack && !goesOn)) {
    if (matcher) return {...question, matchers: [matcher]};
    return {...question, words: [...topic.question.words, ...question.words], query: joined(topic, text)};
  }
  return elsewhere(question, topic, url);
}

/** The last question, asked of something else: "and for objects?", "and a value?". */
function elsewhere(question: Question, {question: last}: Topic, url: string): Question {
  const [kindPage] = pagesFor(question.words);
  const kept = kindPage === undefined ? last.words : withoutKinds(last.words);
  const words = [...new Set([...question.words, ...kept])];
  return {
    ...question,
    kind: last.kind === 'message' ? 'what' : last.kind,
    words,
    query: words.join(' '),
    page: kindPage ?? pageOf({url}),
    besides: url,
  };
}

const joined = ({question}: Topic, text: string): string => [...question.words, ...topicOf(text)].join(' ');

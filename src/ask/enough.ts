import {subjects} from '../catalogue/foreign';
import {stem} from '../text/stem';
import {groupOf} from '../text/synonyms';
import {runsIn} from '../text/words';
import {calledFor, type Known, type Knowledge, mentionsAll} from './knowledge';
import {matcherAt} from './matchers';
import type {Question} from './understand';

/** The likeness of a section and a question, from 0 to 1. */
export interface Likeness {
  /** The share of the question's words that the section contains, by weight. */
  readonly cover: number;
  /** The similarity of the question and the section's nearest name. */
  readonly named: number;
}

/** The least likeness of a section that answers: `named`, or `cover` by the number of the question's words. */
const LEAST = {named: 0.7, cover: [1, 0.9, 0.55, 0.55, 0.43]};

/**
 * An additional condition for matchers: their many names together contain the words of questions that they do not
 * answer. A similarity of at least `exact` to one name is enough, and a single word needs it. Otherwise the similarity,
 * plus `called` times the weight of words that are typical of the names, must be at least `least`.
 */
const SURE = {exact: 0.9, called: 0.2, least: 1.3};

/** The verb of a question that asks how: "how do I sort a list", "how to skip a test". */
const DOING = /\bhow (?:do|can|could|should|would|to)\b(?: (?:i|we|you|one))? (\w+)/i;
/** The least share of a section's names that have the verb (`called`). */
const LEAST_DONE = 0.15;

/**
 * Most words of a long question are a story, and no section has them. The first hit of the search answers it if the words
 * that are typical of the section's names have this weight, and its names this likeness.
 */
const STORY = {words: 4, called: 3, named: 0.2};

/** Whether a section has enough in common with a question to answer it. */
export function isEnough(
  question: Question,
  known: Known,
  likeness: Likeness & {readonly place: number},
  knowledge: Knowledge,
): boolean {
  const {words, others, page} = question;
  if (foreignSubjects(question).some(word => !known.places.some(({stems}) => stems.has(word)))) return false;
  // A matcher's section that mentions several others says that it replaces them, or how it differs.
  if (others.length > 1 && matcherAt(known.url) && mentionsAll(others, known)) return true;
  if (isOfStory(words, known, likeness, knowledge)) return true;
  if (!isNear(words, likeness) || !isDone(question, known)) return false;
  // In a conversation, most words of a further question come from earlier ones.
  return page !== undefined || matcherAt(known.url) === undefined || isSure(words, known, likeness, knowledge);
}

/** The words of a question for subjects of other tools, as stems. */
const foreignSubjects = ({text}: Question): string[] =>
  runsIn(text)
    .map(run => run.toLowerCase())
    .filter(run => subjects.has(run))
    .map(stem);

function isNear(words: readonly string[], {cover, named}: Likeness): boolean {
  const least = LEAST.cover[words.length] ?? LEAST.cover.at(-1) ?? 1;
  return named >= LEAST.named || (words.length > 0 && cover >= least);
}

/** Whether the section is about the question's verb, and not only about its other words. */
function isDone({text, words}: Question, {called}: Known): boolean {
  const done = stem(DOING.exec(text)?.[1]?.toLowerCase() ?? '');
  return !words.includes(done) || (called.get(groupOf(done)) ?? 0) >= LEAST_DONE;
}

function isSure(words: readonly string[], known: Known, {named}: Likeness, knowledge: Knowledge): boolean {
  if (named >= SURE.exact) return true;
  return words.length > 1 && named + SURE.called * calledFor(words, known, knowledge) >= SURE.least;
}

const isOfStory = (
  words: readonly string[],
  known: Known,
  {named, place}: Likeness & {readonly place: number},
  knowledge: Knowledge,
): boolean =>
  place === 0 &&
  words.length >= STORY.words &&
  named >= STORY.named &&
  calledFor(words, known, knowledge) >= STORY.called;

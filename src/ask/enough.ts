import {stem} from '../search/words';
import {classOf} from './alike';
import {calledFor, type Known, type Knowledge, shareOf} from './knowledge';
import {matcherAt} from './matchers';
import type {Question} from './understand';

/** How much of a question a section has. */
export interface Likeness {
  /** How much of its words, by what they tell. */
  readonly cover: number;
  /** How near it is to what the section is called. */
  readonly named: number;
}

/** What a section needs to answer a question: a name so near to it, or so much of its words, by how many these are. */
const LEAST = {named: 0.7, cover: [1, 0.9, 0.55, 0.55, 0.43]};
/** Where there are so few words, each has to be there. */
const FEW = 2;

/**
 * What a matcher needs besides. Its many names together have the words of questions that it does not answer, one word of
 * this name, one of that. So what counts is how near the nearest name is, and how much those of the words tell by which it
 * is called again and again. A name as near as `exact` is enough by itself, and one word alone needs such a name.
 */
const SURE = {exact: 0.9, called: 0.2, least: 1.3};

/** What a question wants to have done, where it asks how: "how do I sort a list", "how to skip a test". */
const DOING = /\bhow (?:do|can|could|should|would|to)\b(?: (?:i|we|you|one))? (\w+)/i;
/** How much a section has to be called by that. */
const LEAST_DONE = 0.15;

/** Whether a section has enough of a question to answer it. */
export function isEnough(question: Question, known: Known, likeness: Likeness, knowledge: Knowledge): boolean {
  const {words, identifiers, page} = question;
  if (identifiers.some(name => known.text.includes(name))) return isNear(words, likeness);
  if (words.length <= FEW && words.some(word => shareOf(word, known) === 0)) return false;
  if (!isNear(words, likeness) || !isDone(question, known)) return false;
  // Where a conversation is, most of a further question was said before.
  return page !== undefined || matcherAt(known.passage.url) === undefined || isSure(words, known, likeness, knowledge);
}

function isNear(words: readonly string[], {cover, named}: Likeness): boolean {
  const least = LEAST.cover[words.length] ?? LEAST.cover.at(-1) ?? 1;
  return named >= LEAST.named || (words.length > 0 && cover >= least);
}

/** What is to be done is done there, not only where the question's other words are. */
function isDone({text, words}: Question, {called}: Known): boolean {
  const done = stem(DOING.exec(text)?.[1]?.toLowerCase() ?? '');
  return !words.includes(done) || (called.get(classOf(done)) ?? 0) >= LEAST_DONE;
}

function isSure(words: readonly string[], known: Known, {named}: Likeness, knowledge: Knowledge): boolean {
  if (named >= SURE.exact) return true;
  return words.length > 1 && named + SURE.called * calledFor(words, known, knowledge) >= SURE.least;
}

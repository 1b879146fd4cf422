import type {Find} from './find';
import {tools} from './kinds';
import {coverOf, type Known, type Knowledge, mentionsAll, stemsOf} from './knowledge';
import {libraryOf} from '../catalogue/foreign';
import {matcherAt, sectionCalled} from './matchers';
import {type Ranked, ranked} from './rank';
import type {Question} from './understand';

/** The sections for an answer. */
export interface Choice {
  /** The sections to quote, the most important one first; none if the docs do not answer. */
  readonly sections: readonly Known[];
  /** Sections to offer if the answer does not help. */
  readonly near: readonly Known[];
  /** A name in the question that is not ours. */
  readonly foreign?: string;
}

/** The section about `.not`, which all matchers share. */
const NOT = '/docs/matchers/#not';

/** The section that introduces the library. */
const INTRODUCTION = '/docs/#what-it-adds';

/** The section about checks for which there is no matcher. */
const NO_SUCH = '/docs/#no-such-matcher';

/** A question with one of these words, and without words about a subject, is about the library as a whole. */
const LIBRARY = /\b(?:jest-extended|matchers|library)\b/i;

/** A section whose score is a lower share of the best score does not answer. */
const NEAR_BEST = 0.85;

/** The sections that are listed if none answers: as many of the first hits of the search, with this share of the words. */
const NEARBY = {hits: 4, cover: 0.15, most: 3};

/** Chooses the sections that answer a question. */
export async function chosen(question: Question, find: Find, knowledge: Knowledge): Promise<Choice> {
  const {kind, isNegated, text, matchers, others, words} = question;
  const message = knowledge.recognize(text);
  if (message?.foreign !== undefined)
    return {sections: [], near: [message.meaning ?? []].flat(), foreign: message.foreign};
  if (message) return {sections: [message.meaning ?? []].flat(), near: []};
  const at = (url: string): Known[] => [knowledge.at(url) ?? []].flat();
  const named = matchers.flatMap(({url}) => at(url));
  const tool = named.length > 0 ? ofTool(question, knowledge) : [];
  const not = isNegated ? at(NOT) : [];
  if (named.length > 0) return {sections: [...tool, ...named, ...not], near: []};
  const called = others.flatMap(name => at(sectionCalled(name) ?? ''));
  if (called.length > 0 && called.length === others.length) return {sections: [...called, ...not], near: []};
  if (words.length === 0 && not.length === 0 && others.length === 0)
    return {sections: LIBRARY.test(text) ? at(INTRODUCTION) : [], near: []};
  const all = await ranked(question, find, knowledge);
  const answers = answering(all).filter(known => !isOther(others, known));
  // No section explains a message that is not in the list.
  return {
    sections: kind === 'message' ? not : [...not, ...answers],
    near: [...nearby(all), ...(others.some(name => libraryOf(name) === undefined) ? at(NO_SUCH) : [])],
    ...(others[0] !== undefined && {foreign: others[0]}),
  };
}

/** Whether a question is about matchers of another library, and a section does not mention all of them. */
const isOther = (others: readonly string[], known: Known): boolean =>
  others.length > 0 && others.every(name => libraryOf(name) !== undefined) && !mentionsAll(others, known);

/** The sections that answer. If the best one does not, matchers further down do not either. */
function answering(all: readonly Ranked[]): Known[] {
  const [best] = all;
  const least = NEAR_BEST * (best?.score ?? 0);
  return all
    .filter(({answers, score}) => answers && score >= least)
    .map(({known}) => known)
    .filter(({url}) => best?.answers || matcherAt(url) === undefined);
}

/** The sections to list if none answers. Those that have hardly a word of the question would not help. */
const nearby = (all: readonly Ranked[]): Known[] =>
  all
    .filter(({place, likeness: {cover}}) => place < NEARBY.hits && cover >= NEARBY.cover)
    .slice(0, NEARBY.most)
    .map(({known}) => known);

/** The section of a tool about a matcher, if a question names both. */
function ofTool({text, words, matchers}: Question, knowledge: Knowledge): Known[] {
  const asked = stemsOf(text);
  const named = tools.filter(({isApart, asked: names}) => isApart && names.some(name => asked.has(name)));
  return knowledge.all
    .filter(({titles}) => named.some(({title}) => titles.some(one => title.test(one))))
    .filter(({text: all}) => matchers.every(({name}) => all.includes(name)))
    .sort((a, b) => coverOf(words, b, knowledge) - coverOf(words, a, knowledge))
    .slice(0, 1);
}

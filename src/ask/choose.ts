import type {Find} from './find';
import {tools} from './kinds';
import {coverOf, type Known, type Knowledge, stemsOf} from './knowledge';
import {matcherAt} from './matchers';
import {explained} from './message';
import {type Ranked, ranked} from './rank';
import type {Question} from './understand';

/** The sections for an answer. */
export interface Choice {
  /** The sections to quote, the most important one first; none if the docs do not answer. */
  readonly sections: readonly Known[];
  /** Sections to offer if the answer does not help. */
  readonly near: readonly Known[];
}

/** The section about `.not`, which all matchers share. */
const NOT = '/docs/matchers/#not';

/** The section that introduces the library. */
const INTRODUCTION = '/docs/#what-it-adds';

/** A question with one of these words, and without words about a subject, is about the library as a whole. */
const LIBRARY = /\b(?:jest-extended|matchers|library)\b/i;

/** A section whose score is a lower share of the best score does not answer. */
const NEAR_BEST = 0.85;

/** The least likeness of the sections that are listed if none answers, and their largest number. */
const NEARBY = {cover: 0.35, named: 0.35, most: 3};

/** Chooses the sections that answer a question. */
export async function chosen(question: Question, find: Find, knowledge: Knowledge): Promise<Choice> {
  const {kind, isNegated, text, matchers, others, words} = question;
  const known = kind === 'message' ? explained(text, knowledge) : undefined;
  if (known) return {sections: [known], near: []};
  const at = (url: string): Known[] => [knowledge.at(url) ?? []].flat();
  const named = matchers.flatMap(({url}) => at(url));
  const tool = named.length > 0 ? ofTool(question, knowledge) : [];
  const not = isNegated ? at(NOT) : [];
  if (named.length > 0) return {sections: [...tool, ...named, ...not], near: []};
  if (words.length === 0 && not.length === 0 && others.length === 0)
    return {sections: LIBRARY.test(text) ? at(INTRODUCTION) : [], near: []};
  const all = await ranked(question, find, knowledge);
  return {sections: [...not, ...answering(all)], near: nearby(all)};
}

/** The sections that answer. If the best one does not, matchers further down do not either. */
function answering(all: readonly Ranked[]): Known[] {
  const [best] = all;
  const least = NEAR_BEST * (best?.score ?? 0);
  return all
    .filter(({answers, score}) => answers && score >= least)
    .map(({known}) => known)
    .filter(({passage: {url}}) => best?.answers || matcherAt(url) === undefined);
}

/** The sections to list if none answers. Those that have little in common with the question would not help. */
const nearby = (all: readonly Ranked[]): Known[] =>
  all
    .filter(({likeness: {cover, named}}) => cover >= NEARBY.cover && named >= NEARBY.named)
    .slice(0, NEARBY.most)
    .map(({known}) => known);

/** The section of a tool about a matcher, if a question names both. */
function ofTool({text, words, matchers}: Question, knowledge: Knowledge): Known[] {
  const asked = stemsOf(text);
  const named = tools.filter(({isApart, asked: names}) => isApart && names.some(name => asked.has(name)));
  return knowledge.all
    .filter(({passage: {titles}}) => named.some(({title}) => titles.some(one => title.test(one))))
    .filter(({text: all}) => matchers.every(({name}) => all.includes(name)))
    .sort((a, b) => coverOf(words, b, knowledge) - coverOf(words, a, knowledge))
    .slice(0, 1);
}

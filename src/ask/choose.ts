import {tools} from './kinds';
import {coverOf, type Known, type Knowledge, stemsOf} from './knowledge';
import {matcherAt} from './matchers';
import {explained} from './message';
import {type Find, type Ranked, ranked} from './rank';
import type {Question} from './understand';

/** What an answer is made of. */
export interface Choice {
  /** The sections to quote, the most important one first; none where the docs do not answer. */
  readonly sections: readonly Known[];
  /** Sections nearby, for a reader whom the answer does not help. */
  readonly near: readonly Known[];
}

/** A question that does not look like a message is one when the docs have nearly all of it in one. */
const WHOLE = 0.8;

/** The section that is about `.not` of all matchers. */
const NOT = '/docs/matchers/#not';

/** The section that says what the library is. */
const INTRODUCTION = '/docs/#what-it-adds';

/** A question without words of its own that names one of these is about the library as a whole. */
const LIBRARY = /\b(?:jest-extended|matchers|library)\b/i;

/** A section that is worth less than this share of the best one does not answer in its place. */
const NEAR_BEST = 0.85;

/** What a section needs to be named where none answers: so much of the question, and of what the best one is worth. */
const NEARBY = {cover: 0.35, named: 0.35, score: 0.7, most: 3};

/** Which sections answer a question. */
export async function chosen(question: Question, find: Find, knowledge: Knowledge): Promise<Choice> {
  const {kind, isNegated, text, matchers, others, words} = question;
  const known = explained(text, kind === 'message' ? 0 : WHOLE, knowledge);
  if (known) return {sections: [known], near: []};
  const at = (url: string): Known[] => [knowledge.at(url) ?? []].flat();
  const named = matchers.flatMap(({url}) => at(url));
  const tool = named.length > 0 ? ofTool(question, knowledge) : [];
  const not = isNegated ? at(NOT) : [];
  if (named.length > 0) return {sections: [...tool, ...named, ...not], near: []};
  if (words.length === 0 && not.length === 0 && others.length === 0)
    return {sections: LIBRARY.test(text) ? at(INTRODUCTION) : [], near: []};
  const unheardOf = others.some(name => !knowledge.mentions(name));
  const all = await ranked(question, find, knowledge);
  const sections = unheardOf ? [] : answering(all);
  return {sections: [...not, ...sections], near: nearby(all)};
}

/** The sections that answer. Where the best one is a matcher that does not, no matcher further down does in its place. */
function answering(all: readonly Ranked[]): Known[] {
  const [best] = all;
  const least = NEAR_BEST * (best?.score ?? 0);
  return all
    .filter(({answers, score}) => answers && score >= least)
    .map(({known}) => known)
    .filter(({passage: {url}}) => best?.answers || matcherAt(url) === undefined);
}

/** The sections to name where none answers. Those that have little of the question lead nowhere. */
function nearby(all: readonly Ranked[]): Known[] {
  const least = NEARBY.score * (all[0]?.score ?? 0);
  return all
    .filter(({likeness: {cover, named}}) => cover >= NEARBY.cover && named >= NEARBY.named)
    .filter(({score}) => score >= least)
    .slice(0, NEARBY.most)
    .map(({known}) => known);
}

/** What the docs of a tool say about a matcher, where a question names both. */
function ofTool({text, words, matchers}: Question, knowledge: Knowledge): Known[] {
  const asked = stemsOf(text);
  const named = tools.filter(({isApart, asked: names}) => isApart && names.some(name => asked.has(name)));
  return knowledge.all
    .filter(({passage: {titles}}) => named.some(({title}) => titles.some(one => title.test(one))))
    .filter(({text: all}) => matchers.every(({name}) => all.includes(name)))
    .sort((a, b) => coverOf(words, b, knowledge) - coverOf(words, a, knowledge))
    .slice(0, 1);
}

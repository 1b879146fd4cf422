import {explained} from './message';
import {coverOf, type Known, type Knowledge} from './knowledge';
import {matcherAt} from './matchers';
import {pageOf} from './passage';
import type {Question} from './understand';

/**
 * Finds sections for a query.
 * @returns their addresses on the site, the best first
 */
export type Find = (query: string) => Promise<readonly string[]>;

/** What an answer is made of. */
export interface Choice {
  /** The sections to quote, the most important one first; none where the docs do not answer. */
  readonly sections: readonly Known[];
  /** Sections nearby, for a reader whom the answer does not help. */
  readonly near: readonly Known[];
}

/** The section that is about `.not` of all matchers. */
const NOT = '/docs/matchers/#not';

/** How many hits are looked at. */
const DEPTH = 10;

/** A question whose words a section has to less than this share is not answered by it. */
const LEAST_COVER = 0.45;

/** What a place in the search's order is worth beside the share of words that a section has. */
const RANK = 0.4;
/** Whole pages and lists say less than the sections that they lead to. */
const OVERVIEW = 0.2;
/** A short question most likely stays where the conversation is. */
const STAY = 0.3;

/** A list of the matchers' index: it says nothing that the matchers' own sections do not. */
const isList = ({passage: {url, titles}}: Known): boolean =>
  url.startsWith('/docs/matchers/#') && matcherAt(url) === undefined && titles.length === 2 && LISTS.test(url);
const LISTS =
  /#(?:array|boolean|date|fail|function|mock|number|object|pass|promise|string|symbol|tobeempty|tobenil|tobeoneof|tosatisfy)$/;

/** Which sections answer a question. */
export async function chosen(question: Question, find: Find, knowledge: Knowledge): Promise<Choice> {
  const {kind, isNegated, text, matchers, others} = question;
  if (kind === 'message') {
    const known = explained(text, knowledge);
    if (known) return {sections: [known], near: []};
  }
  const named = matchers.flatMap(({url}) => knowledge.at(url) ?? []);
  const not = [isNegated ? (knowledge.at(NOT) ?? []) : []].flat();
  if (named.length > 0) return {sections: [...named, ...not], near: []};
  const unheardOf = others.some(name => !knowledge.mentions(name));
  const ranked = await rankedFor(question, find, knowledge);
  const sections = unheardOf ? [] : ranked.filter(({cover}) => cover >= LEAST_COVER).map(({known}) => known);
  return {sections: [...not, ...sections], near: ranked.slice(0, 3).map(({known}) => known)};
}

/** What the search finds, in the order in which it answers. */
async function rankedFor({query, words, page, besides}: Question, find: Find, knowledge: Knowledge) {
  const urls = [...new Set([...(await find(query)).slice(0, DEPTH), ...(await find(words.join(' '))).slice(0, DEPTH)])];
  return urls
    .flatMap((url, place) => {
      const known = knowledge.at(url);
      if (!known || isList(known) || url === besides) return [];
      const cover = coverOf(words, known, knowledge);
      const overview = known.passage.titles.length === 1 ? OVERVIEW : 0;
      const stays = page !== undefined && pageOf(known.passage) === page ? STAY : 0;
      return [{known, cover, score: cover + RANK / (place + 1) + stays - overview}];
    })
    .sort((a, b) => b.score - a.score);
}

import {groups} from '../catalogue';
import {stem, wordsOf} from '../search/words';
import {isEnough, type Likeness} from './enough';
import {pagesFor, tools} from './kinds';
import {coverOf, type Known, type Knowledge, namedBy} from './knowledge';
import {matcherAt} from './matchers';
import {pageOf} from './passage';
import type {Question} from './understand';

/**
 * Finds sections for a query.
 * @returns their addresses on the site, the best first
 */
export type Find = (query: string) => Promise<readonly string[]>;

/** A section, and what it is worth as an answer. */
export interface Ranked {
  readonly known: Known;
  readonly score: number;
  readonly likeness: Likeness;
  /** Whether it has enough of the question. */
  readonly answers: boolean;
}

/** How many hits are looked at. */
const DEPTH = 10;

/** What counts for a section and against it, beside the share of the question's words that it has. */
const W = {
  /** It is called what the question says. */
  named: 1.3,
  /** The search puts it first; further down it is worth less. */
  rank: 0.3,
  /** It is about the kind of value that the question names first, or later. */
  subject: [0.5, 0.2],
  /** It is a matcher's. */
  matcher: 0.05,
  /** It is where the conversation is. */
  stay: 0.3,
  /** It is a whole page's beginning: it says less than the sections that it leads to. */
  overview: -0.5,
  /** It is about a tool that the question names. */
  askedTool: 0.15,
  /** It mentions what is written like a matcher's name and is none of the library's. */
  mentions: 0.4,
  /** It is about a tool that the question does not name. */
  tool: -0.6,
};

/** A list of the matchers' index: it says nothing that the matchers' own sections do not. */
const isList = ({passage: {url}}: Known): boolean =>
  groups.some(({page}) => url === `/docs/matchers/#${page.toLowerCase()}`);

/** What the question itself says counts for more than what it takes over from the one before. */
const FRESH = 0.65;

function freshCover({words, fresh}: Question, known: Known, knowledge: Knowledge): number {
  const [own, kept] = [words.slice(0, fresh), words.slice(fresh)].map(some => coverOf(some, known, knowledge));
  if (fresh === 0 || fresh >= words.length) return own || kept || 0;
  return FRESH * (own ?? 0) + (1 - FRESH) * (kept ?? 0);
}

/** The sections in the order in which they answer. */
export async function ranked(question: Question, find: Find, knowledge: Knowledge): Promise<Ranked[]> {
  const {query, words, others, identifiers, page, besides} = question;
  const found = [query, words.join(' ')].map(find);
  const places = (await Promise.all(found)).map(urls => urls.slice(0, DEPTH));
  const asked = new Set(question.asked);
  const subjects = page === undefined ? pagesFor(wordsOf(query).map(stem)) : [];
  return knowledge.all
    .filter(known => !isList(known) && known.passage.url !== besides)
    .map(known => {
      const {url, titles} = known.passage;
      const cover = freshCover(question, known, knowledge);
      const named = namedBy(asked, known, knowledge);
      const place = Math.min(...places.map(urls => urls.indexOf(url)).map(at => (at < 0 ? Infinity : at)));
      const subject = W.subject[subjects.indexOf(pageOf(known.passage))] ?? 0;
      const own = tools.filter(({title}) => titles.some(one => title.test(one)));
      const isAsked = own.some(tool => tool.asked.some(one => asked.has(one)));
      const tool = own.length === 0 ? 0 : isAsked ? W.askedTool : W.tool;
      const mentions = [...others, ...identifiers].some(name => known.text.includes(name)) ? W.mentions : 0;
      const score =
        cover +
        W.named * named +
        W.rank / (1 + place / 3) +
        subject +
        (matcherAt(url) ? W.matcher : 0) +
        (page === pageOf(known.passage) ? W.stay : 0) +
        (titles.length === 1 ? W.overview : 0) +
        tool +
        mentions;
      const likeness = {cover, named};
      return {known, score, likeness, answers: isEnough(question, known, likeness, knowledge)};
    })
    .sort((a, b) => b.score - a.score);
}

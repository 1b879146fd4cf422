import {likeness} from '../text/likeness';
import {stem} from '../text/stem';
import {wordsOf} from '../text/words';
import {isEnough, type Likeness} from './enough';
import {DEPTH, type Find} from './find';
import {pagesFor, tools} from './kinds';
import {coverOf, type Known, type Knowledge} from './knowledge';
import {pageOf} from './passage';
import type {Question} from './understand';

/** A section with its score as an answer. */
export interface Ranked {
  readonly known: Known;
  readonly score: number;
  readonly likeness: Likeness;
  /** Its place among the search hits, from 0; `Infinity` if it was not found. */
  readonly place: number;
  /** Whether it has enough in common with the question. */
  readonly answers: boolean;
}

/** The input of the signals. */
interface Candidate extends Likeness {
  readonly known: Known;
  readonly question: Question;
  /** Its place among the search hits, from 0; `Infinity` if it was not found. */
  readonly place: number;
  /** The pages of the kinds of values that the question names. */
  readonly subjects: readonly string[];
}

/** The parts of a section's score. */
const SIGNALS: Readonly<Record<string, (candidate: Candidate) => number>> = {
  /** The share of the question's words that it has. */
  cover: ({cover}) => cover,
  /** Its name is similar to the question. */
  named: ({named}) => 1.3 * named,
  /** It is among the first search hits. */
  place: ({place}) => 1.3 / (1 + place / 3),
  /** It is about a kind of value that the question names; the first one counts more. */
  subject: ({known, subjects}) => [0.5, 0.2][subjects.indexOf(pageOf(known))] ?? 0,
  /** It is on the page of the conversation. */
  stay: ({known, question}) => (question.page === pageOf(known) ? 0.3 : 0),
  /** It is the beginning of a page, which has less detail than its sections. */
  overview: ({known}) => (known.titles.length === 1 ? -0.5 : 0),
  /** It is about a tool, which the question names or not. */
  tool: ({known, question}) => {
    const own = tools.filter(({title}) => known.titles.some(one => title.test(one)));
    if (own.length === 0) return 0;
    return own.some(({asked}) => asked.some(one => question.asked.includes(one))) ? 0.15 : -0.6;
  },
  /** It mentions a name of the question. */
  mentions: ({known, question}) => (question.others.some(name => known.text.includes(name)) ? 0.4 : 0),
};

/** Ranks all sections, the best answer first. */
export async function ranked(question: Question, find: Find, knowledge: Knowledge): Promise<Ranked[]> {
  const {query, words, page, except} = question;
  const found = await Promise.all([query, words.join(' ')].map(find));
  const placeOf = (url: string) =>
    Math.min(...found.map(urls => urls.slice(0, DEPTH).indexOf(url)).map(at => (at < 0 ? Infinity : at)));
  const asked = knowledge.meaningOf(question.asked);
  const subjects = page === undefined ? pagesFor(wordsOf(query).map(stem)) : [];
  return knowledge.all
    .filter(known => known.url !== except)
    .map(known => {
      const named = Math.max(0, ...known.names.map(name => likeness(name, asked)));
      const own = {cover: coverOf(words, known, knowledge), named};
      const candidate = {...own, known, question, place: placeOf(known.url), subjects};
      const score = Object.values(SIGNALS).reduce((sum, signal) => sum + signal(candidate), 0);
      const {place} = candidate;
      return {known, score, likeness: own, place, answers: isEnough(question, known, {...own, place}, knowledge)};
    })
    .sort((a, b) => b.score - a.score);
}

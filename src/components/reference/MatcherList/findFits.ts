/*
 * The filter's part that is loaded when a reader uses it, with the site's search.
 */
import type {Filters, Hit, TextRun} from '@jest-extended/search/client';
import {highlightText} from '@jest-extended/search/highlight';
import {compareNames} from '@jest-extended/text/nearest';
import {stem, getStems} from '@jest-extended/text/stem';
import {isStopWord} from '@jest-extended/text/stop-words';
import {getWords} from '@jest-extended/text/words';
import {joinRuns} from '@site/src/components/search/joinRuns';
import {searchClient} from '@site/src/components/search/searchClient';
import {removeSlash} from '@site/src/components/search/searchUrls';
import FitsList from './FitsList';
import FitsStatus from './FitsStatus';
import type {Row} from './rows';

/** A matcher that fits what the reader typed. */
export interface Fit {
  readonly row: Row;
  /** Whether it is what the reader asked for, not only something related. */
  readonly isExact: boolean;
  /** The call up to its parenthesis and the rest, with their matches. */
  readonly call: readonly [name: readonly TextRun[], parameters: readonly TextRun[]];
  /** @returns a text of its line, with its matches */
  readonly mark: (text: string) => readonly TextRun[];
}

/** The matchers for a text. */
export interface Fits {
  readonly query: string;
  /** What the reader asked for and related matchers, best first. */
  readonly fits: readonly Fit[];
  /** A section of the introduction that describes what to write where no matcher fits. */
  readonly recipe: {readonly title: string; readonly path: string} | undefined;
}

/** The result of the filter, and the components that show it, which are loaded with the search. */
export interface LoadedFits extends Fits {
  readonly FitsList: typeof FitsList;
  readonly FitsStatus: typeof FitsStatus;
}

/** All hits of the site's few hundred sections: the matchers are chosen from them. */
const ALL = 500;

const MOST_RELATED = 6;

/** A text with at least this similarity to a name, from 0 to 1, is probably that name misspelled. */
const MISSPELLED = 0.4;

/** The page with recipes for checks without a matcher. */
const INTRODUCTION = /^\/docs\/?#/;

export const prepare = (): Promise<void> => searchClient.prepare();

/**
 * Searches the matchers.
 * @param query a name or a purpose, in any words
 * @throws if the search cannot be loaded
 */
export async function findFits(query: string, rows: readonly Row[], filters: Filters): Promise<LoadedFits> {
  const {hits} = await searchClient.search({text: query, hitsPerPage: ALL, filters});
  const getPath = ({url}: Hit) => removeSlash(url);
  const byPath = new Map(rows.map(row => [row.path, row]));
  const nameFits = findByName(query, rows);
  // A recipe that fits better than every matcher: no matcher checks this.
  const first = hits.find(hit => hit.isAbout && (byPath.has(getPath(hit)) || INTRODUCTION.test(getPath(hit))));
  const recipe = nameFits.length === 0 && first && INTRODUCTION.test(getPath(first)) ? first : undefined;
  // A reader who types a name wants no other matcher by its meaning, and no mark belongs below a row without one.
  let isExact = !recipe && nameFits.length === 0;
  const hitFits = hits.flatMap(hit => {
    const row = byPath.get(getPath(hit));
    if (!row) return [];
    isExact &&= hit.isAbout;
    return [createFit(row, hit, query, isExact)];
  });
  const misspelled = recipe || hitFits.some(({isExact}) => isExact) ? [] : findMisspelled(query, rows);
  const all = [...(nameFits.length > 0 ? nameFits : misspelled), ...hitFits];
  let related = 0;
  return {
    FitsList,
    FitsStatus,
    query,
    fits: all
      .filter(({row}, index) => all.findIndex(fit => fit.row === row) === index)
      .filter(fit => fit.isExact || nameFits.includes(fit) || related++ < MOST_RELATED),
    recipe: recipe && {title: joinRuns(recipe.titles.at(-1)), path: getPath(recipe)},
  };
}

/**
 * The matchers with the text in their names: first the one that is called so, then those that begin with it, because readers
 * type a name letter by letter.
 */
function findByName(query: string, rows: readonly Row[]): Fit[] {
  const text = /^\.?(\w+)(?:\(.*)?$/.exec(query)?.[1]?.toLowerCase();
  if (text === undefined) return [];
  const isName = (name: string): boolean => name.toLowerCase() === text;
  const hasName = rows.some(({name}) => isName(name));
  const fits = rows.flatMap((row): [rank: number, fit: Fit][] => {
    const position = row.name.toLowerCase().indexOf(text);
    if (position < 0) return [];
    const from = row.call.indexOf(row.name) + position;
    const to = from + text.length;
    const call = [
      {text: row.call.slice(0, from), isMatch: false},
      {text: row.call.slice(from, to), isMatch: true},
      {text: row.call.slice(to), isMatch: false},
    ];
    const rank = isName(row.name) ? 0 : Math.min(position, 1) + 1;
    return [[rank, {row, isExact: !hasName || rank === 0, call: splitCall(call), mark: plain}]];
  });
  return fits.sort(([a], [b]) => a - b).map(([, fit]) => fit);
}

function createFit(row: Row, {titles, excerpt}: Hit, query: string, isExact: boolean): Fit {
  const [title = []] = titles.slice(-1);
  const words = getWords(query);
  const stems = [...titles.flat(), ...excerpt].filter(run => run.isMatch).flatMap(run => getStems(run.text));
  const terms = new Set([...words.map(stem), ...stems].filter(word => !isStopWord(word)));
  const mark = (text: string) => highlightText(text, {words, terms});
  return {row, isExact, call: splitCall(joinRuns(title) === row.call ? title : mark(row.call)), mark};
}

/** The matchers with similar names, the most similar first. */
const findMisspelled = (query: string, rows: readonly Row[]): Fit[] =>
  rows
    .map(row => ({row, likeness: compareNames(query, row.name)}))
    .filter(({likeness}) => likeness >= MISSPELLED)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({row}) => ({row, isExact: false, call: splitCall(plain(row.call)), mark: plain}));

const plain = (text: string): TextRun[] => [{text, isMatch: false}];

/** Splits a call before the parenthesis. */
function splitCall(call: readonly TextRun[]): [name: TextRun[], parameters: TextRun[]] {
  const name: TextRun[] = [];
  const parameters: TextRun[] = [];
  for (const {text, isMatch} of call) {
    const bracket = parameters.length > 0 ? 0 : text.indexOf('(');
    const end = bracket < 0 ? text.length : bracket;
    if (end > 0) name.push({text: text.slice(0, end), isMatch});
    if (end < text.length) parameters.push({text: text.slice(end), isMatch});
  }
  return [name, parameters];
}

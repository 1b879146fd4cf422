/* The filter's part that is loaded when a reader uses it, with the site's search. */
import {getPath, groups} from '@jest-extended/catalogue';
import type {Filters} from '@jest-extended/search/client';
import {joinRuns} from '@site/src/components/search/joinRuns';
import {searchClient} from '@site/src/components/search/searchClient';
import {removeSlash} from '@site/src/components/search/searchUrls';
import FilterStatus from './FilterStatus';

/** The matchers for a text. */
export interface FilterResult {
  /** The paths of the matchers. */
  readonly paths: ReadonlySet<string>;
  /** Whether one of them is what the reader asked for, or all are only related. */
  readonly isExact: boolean;
  /** A section that says what to write where no matcher fits. */
  readonly recipe: {readonly title: string; readonly path: string} | undefined;
  readonly FilterStatus: typeof FilterStatus;
}

/** All hits of the site's few hundred sections: the matchers are chosen from them. */
const ALL = 500;

/** In addition to those that the reader asked for, and without any. A right one is nearly always among them. */
const MOST_RELATED = 3;
const MOST = 6;

/** The first hits, of which a recipe is shown: what to write if no matcher checks this. */
const PLACES = 3;

/** The sections of the introduction, without the rows of its table of names. */
const INTRODUCTION = /^\/docs\/?#(?!coming-from-)/;

const matchers = groups.flatMap(group =>
  group.matchers.map(matcher => ({name: matcher.toLowerCase(), path: getPath(group, matcher)})),
);

export const prepare = (): Promise<void> => searchClient.prepare();

/**
 * Searches the matchers: those with the text in their names, because readers type a name letter by letter, and those that the
 * search finds.
 * @param query a name or a purpose, in any words
 * @throws if the search cannot be loaded
 */
export async function filterMatchers(query: string, filters: Filters): Promise<FilterResult> {
  const {hits} = await searchClient.search({text: query, hitsPerPage: ALL, filters});
  const text = /^\.?(\w+)(?:\(.*)?$/.exec(query)?.[1]?.toLowerCase();
  const named = text === undefined ? [] : matchers.filter(({name}) => name.includes(text));
  const found = hits
    .map(({url, isAbout, titles}) => ({
      path: removeSlash(url),
      isAbout,
      title: joinRuns(titles.at(-1)),
      // The other headings of the introduction are at a higher level.
      isRecipe: INTRODUCTION.test(url) && titles.length > 3,
    }))
    .filter(({path, isRecipe}) => isRecipe || matchers.some(matcher => matcher.path === path));
  const recipe = named.length === 0 ? found.slice(0, PLACES).find(({isRecipe}) => isRecipe) : undefined;
  const rows = found.filter(({isRecipe}) => !isRecipe);
  const isExact = !(recipe && recipe === found[0]) && (named.length > 0 || rows.some(row => row.isAbout));
  const most = named.length > 0 ? 0 : isExact ? MOST_RELATED : MOST;
  const shown = rows.filter((row, place) => place < most || (isExact && row.isAbout));
  return {paths: new Set([...named, ...shown].map(({path}) => path)), isExact, recipe, FilterStatus};
}

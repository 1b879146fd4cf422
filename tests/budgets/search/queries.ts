import type {SearchHit} from '../../../src/search/protocol';
import fresh from './fresh.json';
import practice from './practice.json';
import tuned from './tuned.json';
import unseen from './unseen.json';

/** What a reader types, and the sections that answer it. */
export interface Query {
  readonly kind: string;
  readonly text: string;
  readonly answers: readonly string[];
}

const queriesOf = (set: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>): Query[] =>
  Object.entries(set).flatMap(([kind, queries]) =>
    Object.entries(queries).map(([text, answers]) => ({kind, text, answers})),
  );

/**
 * The sets of queries. Ranking and readers' phrases are tuned on the first two: the second is what was tried while the
 * phrases were written. The unseen one was written first and stands for the readers that nobody thought of; the fresh one
 * was written after the tuning, from the docs alone. When one of these misses a goal, its misses are not looked at one by
 * one, or it becomes another tuned set.
 */
export const querySets = {
  tuned: queriesOf(tuned),
  practice: queriesOf(practice),
  unseen: queriesOf(unseen),
  fresh: queriesOf(fresh),
};
export const setNames = ['tuned', 'practice', 'unseen', 'fresh'] as const;

/** Answers beyond this place count as not found. */
const DEPTH = 10;

/** What a search is worth: 1 for the answer in the first place, 1/2 in the second, and so on, on the average. */
export interface Quality {
  readonly mrr: number;
  /** The share of queries answered in the first place. */
  readonly first: number;
}

/** An address as the sets write it: path and anchor, without a slash at the path's end. */
export function addressOf(url: string): string {
  const {pathname, hash} = new URL(url, 'https://example.org');
  return pathname.replace(/(.)\/$/, '$1') + hash;
}

/** In which place, from 1, an answer stands; 0 where it is not among the first ten. */
export const placeOf = ({answers}: Query, urls: readonly string[]): number =>
  urls.slice(0, DEPTH).findIndex(url => answers.includes(addressOf(url))) + 1;

/** @param places what {@link placeOf} gives for each query of a set */
export function qualityOf(places: readonly number[]): Quality {
  const sum = places.reduce((total, place) => total + (place === 0 ? 0 : 1 / place), 0);
  return {mrr: sum / places.length, first: places.filter(place => place === 1).length / places.length};
}

/** Of a group the modal shows so many hits (src/components/SearchModal). */
const MOST_OF_A_GROUP = 12;

/** Hits by a title, as DocSearch groups them: a group stands where its first hit does. */
function groupsOf(hits: readonly SearchHit[], level: 'lvl0' | 'lvl1'): SearchHit[][] {
  const titles = new Set(hits.map(hit => hit.hierarchy[level]));
  return [...titles].map(title => hits.filter(hit => hit.hierarchy[level] === title).slice(0, MOST_OF_A_GROUP));
}

/** The order in which the modal draws hits: group by group, and in each page by page. */
export const asShown = (hits: readonly SearchHit[]): SearchHit[] =>
  groupsOf(hits, 'lvl0').flatMap(group => groupsOf(group, 'lvl1').flat());

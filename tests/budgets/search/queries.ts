import {type Hit, HITS_IN_MODAL, HITS_ON_TOP} from '@jest-extended/search/client';
import {createEngine} from '@jest-extended/search/engine';
import type {IndexedSection} from '@jest-extended/search/indexed-section';
import {realSets} from '../real/questions';
import fresh from './fresh.json';
import practice from './practice.json';
import tuned from './tuned.json';
import unseen from './unseen.json';

/** A reader's query, and the sections that answer it. */
export interface QueryCase {
  readonly kind: string;
  readonly text: string;
  readonly answers: readonly string[];
}

const listQueries = (set: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>): QueryCase[] =>
  Object.entries(set).flatMap(([kind, queries]) =>
    Object.entries(queries).map(([text, answers]) => ({kind, text, answers})),
  );

/** The questions of users that the docs answer. */
const selectReal = (set: keyof typeof realSets): QueryCase[] => realSets[set].filter(({scope}) => scope === 'in');

/**
 * The sets of queries. The ranking and the phrases of the catalogue are tuned on the first two; the second has the queries
 * that were tried while the phrases were written. The unseen set was written before, the fresh set after the tuning, from
 * the docs alone. Do not look at the single misses of these two: they would become tuned sets.
 */
export const querySets = {
  tuned: listQueries(tuned),
  practice: listQueries(practice),
  unseen: listQueries(unseen),
  fresh: listQueries(fresh),
  given: selectReal('given'),
  threads: selectReal('threads'),
  recent: selectReal('recent'),
  later: selectReal('later'),
};
export const setNames = ['tuned', 'practice', 'unseen', 'fresh', 'given', 'threads', 'recent', 'later'] as const;

/** An answer after this rank counts as not found. */
const DEPTH = 10;

/** The mean reciprocal rank: 1 for an answer at rank 1, 1/2 at rank 2, and so on, on average. */
interface Quality {
  readonly mrr: number;
  /** The share of queries with an answer at rank 1. */
  readonly first: number;
}

/** A URL in the form of the sets: path and anchor, without a trailing slash. */
export function getPath(url: string): string {
  const {pathname, hash} = new URL(url, 'https://example.org');
  return pathname.replace(/(.)\/$/, '$1') + hash;
}

/** The rank of the first answer, from 1; 0 if it is not in the first ten. */
export const findRank = ({answers}: QueryCase, urls: readonly string[]): number =>
  urls.slice(0, DEPTH).findIndex(url => answers.includes(getPath(url))) + 1;

/** @param ranks the results of {@link findRank} for the queries of a set */
export function measureQuality(ranks: readonly number[]): Quality {
  const sum = ranks.reduce((total, rank) => total + (rank === 0 ? 0 : 1 / rank), 0);
  return {mrr: sum / ranks.length, first: ranks.filter(rank => rank === 1).length / ranks.length};
}

/** Hits by title, in the order of DocSearch: a group has the rank of its first hit. */
function groupHits(hits: readonly Hit[], level: 0 | 1): Hit[][] {
  const getTitle = ({titles}: Hit) => titles[level]?.map(({text}) => text).join('');
  const titles = new Set(hits.map(getTitle));
  return [...titles].map(title => hits.filter(hit => getTitle(hit) === title));
}

/** The hits in the order of the modal: the first ones, then by group, and within a group by page. */
export const sortAsShown = (hits: readonly Hit[]): readonly Hit[] => [
  ...hits.slice(0, HITS_ON_TOP),
  ...groupHits(hits.slice(HITS_ON_TOP), 0).flatMap(group => groupHits(group, 1).flat()),
];

/**
 * Creates a search that gives the paths of a query's hits.
 * @param sort that of the modal, unless given
 */
export async function createSearch(
  sections: readonly IndexedSection[],
  sort = sortAsShown,
): Promise<(query: string) => string[]> {
  const engine = await createEngine(sections);
  return text => sort(engine({text, hitsPerPage: HITS_IN_MODAL}).hits).map(({url}) => getPath(url));
}

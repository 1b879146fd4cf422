import {findMatchers, type FinderResult} from '..';
import {runInNode} from './run-in-node';
import tuned from './tuned.json';
import unseen from './unseen.json';

/** A value, what is expected of it, and the matchers of which one must lead. */
export interface Pair {
  readonly value: string;
  readonly expected: string | null;
  readonly leads: readonly string[];
}

/** `unseen` was written before tuning. Never tune with it. */
export const pairSets: Readonly<Record<'tuned' | 'unseen', readonly Pair[]>> = {tuned, unseen};

/** The share of pairs for which the right matcher must come first. */
export const GOAL = 0.9;

const searches = new WeakMap<Pair, Promise<FinderResult>>();

/** Finds the matchers for a pair, once however often it is called: a search tries hundreds of assertions. */
export function searchPair(pair: Pair): Promise<FinderResult> {
  const search = searches.get(pair) ?? findMatchers({value: pair.value, expected: pair.expected ?? ''}, runInNode);
  searches.set(pair, search);
  return search;
}

/** @returns the matchers that are found for a pair, in order, or the message if there are none */
export async function listMatchers(pair: Pair): Promise<readonly string[]> {
  const result = await searchPair(pair);
  if (result.kind === 'matches') return result.matches.map(({matcher}) => matcher);
  return ['message' in result ? result.message : result.kind];
}

/** @returns the pairs of a set for which another matcher comes first, with the matchers that were found */
export async function findMisses(pairs: readonly Pair[]): Promise<{pair: Pair; matchers: readonly string[]}[]> {
  const misses = [];
  for (const pair of pairs) {
    const matchers = await listMatchers(pair);
    if (!pair.leads.includes(matchers[0] ?? '')) misses.push({pair, matchers});
  }
  return misses;
}

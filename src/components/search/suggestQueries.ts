import {groups} from '@jest-extended/catalogue';
import {compareNames} from '@jest-extended/text/nearest';
import {getFrequentIntents} from './frequent';

const MOST = 3;

/** A name with a lower similarity is neither the query misspelled nor most of it. */
const LEAST_SIMILARITY = 0.6;

const matchers = groups.flatMap(group => group.matchers);

/**
 * Other queries for a search without results. Each of them finds something.
 * @returns three queries: the matchers whose names are most similar to the query, then frequent ones
 */
export function suggestQueries(query: string): string[] {
  const near = matchers
    .map(name => ({name, similarity: compareNames(query, name)}))
    .filter(({similarity}) => similarity >= LEAST_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity)
    .map(({name}) => name);
  return [...near, ...getFrequentIntents()].slice(0, MOST);
}

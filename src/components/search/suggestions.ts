import {groups} from '@jest-extended/catalogue';
import {getFrequentIntents} from './frequent';
import {nearest, type Place} from '@site/src/components/not-found/NearestPages/rank';

const MOST = 3;

const matchers: readonly Place[] = groups.flatMap(group => group.matchers.map(name => ({name, label: name, to: name})));

/**
 * Other queries for a search without results. Each of them finds something.
 * @returns three queries: the matchers whose names are most similar to the query, then frequent ones
 */
export function suggestionsFor(query: string): string[] {
  const near = nearest(query, matchers, MOST).map(({label}) => label);
  return [...near, ...getFrequentIntents()].slice(0, MOST);
}

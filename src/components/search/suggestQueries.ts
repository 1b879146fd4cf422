import {groups} from '@jest-extended/catalogue';
import {getFrequentIntents} from './frequent';
import {findNearest, type Destination} from '@site/src/components/not-found/NearestPages/findNearest';

const MOST = 3;

const matchers: readonly Destination[] = groups.flatMap(group =>
  group.matchers.map(name => ({name, label: name, to: name})),
);

/**
 * Other queries for a search without results. Each of them finds something.
 * @returns three queries: the matchers whose names are most similar to the query, then frequent ones
 */
export function suggestQueries(query: string): string[] {
  const near = findNearest(query, matchers, MOST).map(({label}) => label);
  return [...near, ...getFrequentIntents()].slice(0, MOST);
}

import {groups} from '@site/src/catalogue';
import {nearest, type Place} from '@site/src/components/not-found/NearestPages/rank';

const MOST = 3;

const matchers: readonly Place[] = groups.flatMap(group => group.matchers.map(name => ({name, label: name, to: name})));

/** Suggestions for a query without similar matchers: each finds a different page. */
const STARTS = ['install', 'array', 'mock'];

/**
 * Other queries for a search without results. Each of them finds something.
 * @returns three queries: the matchers whose names are most similar to the query, then general ones
 */
export function suggestionsFor(query: string): string[] {
  const near = nearest(query, matchers, MOST).map(({label}) => label);
  return [...near, ...STARTS].slice(0, MOST);
}

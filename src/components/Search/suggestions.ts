import {groups} from '@site/src/catalogue';
import {nearest, type Place} from '@site/src/components/NearestPages/rank';

const MOST = 3;

const matchers: readonly Place[] = groups.flatMap(group => group.matchers.map(name => ({name, label: name, to: name})));

/** For readers whose words are like nothing: each finds a page of its own. */
const STARTS = ['install', 'array', 'mock'];

/**
 * What to search for instead of words that found nothing. Each finds something.
 * @returns three of them: the matchers whose names are most like the query, then places to start at
 */
export function suggestionsFor(query: string): string[] {
  const near = nearest(query, matchers, MOST).map(({label}) => label);
  return [...near, ...STARTS].slice(0, MOST);
}

import {load} from '@site/src/components/shared/load';

/** DocSearch's lists of searches. */
const STORED = /^__DOCSEARCH_(?:RECENT|FAVORITE)_SEARCHES__/;

/**
 * Removes what DocSearch cannot show from its lists. A first search has no lists, and does not load the code that checks
 * them (2 kB, brotli).
 */
export async function tidyAllStored(): Promise<void> {
  const lists = Object.keys(localStorage).filter(key => STORED.test(key));
  if (lists.length === 0) return;
  const {tidyStored} = await load(() => import('./stored'));
  lists.forEach(tidyStored);
}

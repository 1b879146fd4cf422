import {once} from '@jest-extended/text/async/once';
import {load} from '@site/src/components/shared/load';

/** DocSearch's lists of searches. */
const STORED = /^__DOCSEARCH_(?:RECENT|FAVORITE)_SEARCHES__/;

/**
 * Removes what DocSearch cannot show from its lists, before the first search of a page; later, DocSearch itself has written
 * them. A first search has no lists, and does not load the code that checks them (2 kB, brotli). Neither does the next one,
 * which must also work without a network.
 */
export const tidyAllStored = once(async (): Promise<void> => {
  const lists = Object.keys(localStorage).filter(key => STORED.test(key));
  if (lists.length === 0) return;
  const {tidyStored} = await load(() => import('./stored'));
  lists.forEach(tidyStored);
});

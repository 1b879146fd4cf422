import {once} from '@site/src/async/once';

const load = once(async () => {
  const [{default: Modal}] = await Promise.all([import('@site/src/components/search/SearchModal'), import('./styles')]);
  return Modal;
});

/**
 * Loads the modal, which is not part of any page, and tidies the searches that it will show.
 * @throws if its code cannot be fetched; the next call tries again
 */
export async function loadModal() {
  const [Modal] = await Promise.all([load(), tidyAllStored()]);
  return Modal;
}

/** DocSearch's lists of searches. */
const STORED = /^__DOCSEARCH_(?:RECENT|FAVORITE)_SEARCHES__/;

/** A first search has no lists, and does not load the code that checks them (2 kB, brotli). */
async function tidyAllStored(): Promise<void> {
  const lists = Object.keys(localStorage).filter(key => STORED.test(key));
  if (lists.length === 0) return;
  const {tidyStored} = await import('@site/src/components/search/SearchModal/stored');
  lists.forEach(tidyStored);
}

/** Fetches everything for a reader who is likely to search. A failure is reported only when the reader searches. */
export async function prepareSearch(): Promise<void> {
  const client = import('@site/src/search').then(({searchClient}) => searchClient.prepare());
  await Promise.allSettled([loadModal(), client]);
}

import type {Answerer} from '@site/config/answerer';
import {loadSearchClient} from '@site/src/components/search/load';
import {load, prefetch} from '@site/src/components/shared/load';

/**
 * Loads the ask mode, which is not part of the pages or of the search.
 * @throws if its code cannot be fetched; the next call tries again
 */
export const loadAskMode = async () => (await load(() => import('.'))).default;

/** Fetches everything for a reader who is likely to ask. */
export function prepareAsking({kind}: Answerer): void {
  prefetch(loadAskMode);
  if (kind === 'docs') prefetch(async () => (await loadSearchClient()).prepare());
}

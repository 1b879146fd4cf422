import {useSearch} from '@site/src/components/search/useSearch';
import {load, prefetch} from '@site/src/components/shared/load';
import type {Row} from './rows';

const loadFilter = () => load(() => import('./findFits'));

/** Loads the search for a reader who is about to use the filter. */
export const prepareFilter = (): void => prefetch(async () => (await loadFilter()).prepare());

/**
 * Searches the matchers while the reader types.
 * @param query without surrounding whitespace; an empty text is not searched for
 * @returns the last result with the components that show it, which are loaded with the search; at first nothing
 */
export function useFits(query: string, rows: readonly Row[]) {
  return useSearch(async (text, filters) => (await loadFilter()).findFits(text, rows, filters), query).outcome;
}

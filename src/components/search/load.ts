import {load} from '@site/src/components/shared/load';

/**
 * Loads the modal, which is not part of any page.
 * @throws if its code cannot be fetched; the next call tries again
 */
export const loadModal = async () => (await load(() => import('@site/src/components/search/SearchModal'))).default;

/** Loads the search of the site. */
export const loadSearchClient = async () =>
  (await load(() => import('@site/src/components/search/searchClient'))).searchClient;

/**
 * Fetches everything for a reader who is likely to search. A failure is reported only when the reader searches. The small
 * file is first: it requests the engine and the index, which take longest.
 */
export async function prepareSearch(): Promise<void> {
  await Promise.allSettled([loadSearchClient().then(client => client.prepare()), loadModal()]);
}

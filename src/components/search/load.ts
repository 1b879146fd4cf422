import siteConfig from '@generated/docusaurus.config';
import {INDEX_FILE} from '@jest-extended/search/client';
import {load} from '@site/src/components/shared/load';
import {isAlgolia} from '../../../config/search-engine';

/** The URL of the index of the built-in search. */
export const INDEX_URL = siteConfig.baseUrl + INDEX_FILE;

const requestIndex = (): Promise<Response> => fetch(INDEX_URL, {cache: 'no-cache'});

/** The answer to a request that was sent before the code that reads the index has arrived. */
let early: Promise<Response> | undefined;
let isRequested = false;

/** Fetches the index of the built-in search. */
export function fetchIndex(): Promise<Response> {
  const answer = early ?? requestIndex();
  early = undefined;
  return answer;
}

/**
 * Loads the modal, which is not part of any page.
 * @throws if its code cannot be fetched; the next call tries again
 */
export const loadModal = async () => (await load(() => import('@site/src/components/search/SearchModal'))).default;

/** Loads the search of the site. */
export const loadSearchClient = async () =>
  (await load(() => import('@site/src/components/search/searchClient'))).searchClient;

/**
 * Fetches everything for a reader who is likely to search. A failure is reported only when the reader searches. The index,
 * which takes longest, is requested first, then the small file that requests the engine.
 */
export async function prepareSearch(): Promise<void> {
  if (!isRequested && !isAlgolia(siteConfig.themeConfig.algolia)) {
    isRequested = true;
    early = requestIndex();
    early.catch(() => (early = undefined));
  }
  await Promise.allSettled([loadSearchClient().then(client => client.prepare()), loadModal()]);
}

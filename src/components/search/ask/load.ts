import type {Answerer} from '@site/config/answerer';
import {load} from '@site/src/components/shared/load';

/**
 * Loads the ask mode, which is not part of the pages or of the search.
 * @throws if its code cannot be fetched; the next call tries again
 */
export const loadAskMode = async () => (await load(() => import('./AskMode'))).default;

export const loadDocs = () => load(() => import('./docs'));
export const loadService = () => load(() => import('@jest-extended/search/answers/service'));

/** Fetches everything for a reader who is likely to ask. A failure is reported only when the reader asks. */
export async function prepareAsking({kind}: Answerer): Promise<void> {
  const source = kind === 'docs' ? loadDocs().then(({prepare}) => prepare()) : loadService();
  await Promise.allSettled([loadAskMode(), source]);
}

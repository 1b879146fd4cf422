import {once} from '@jest-extended/text/async/once';
import type {Answerer} from '@site/config/answerer';

/**
 * Loads the ask mode, which is not part of the pages or of the search.
 * @throws if its code cannot be fetched; the next call tries again
 */
export const loadAskMode = once(async () => (await import('./AskMode')).default);

// Import each module in one place only: the bundler creates a file per `import()` and would load the same code twice.
export const loadDocs = once(() => import('./docs'));
export const loadService = once(() => import('@jest-extended/ask/protocol/service'));

/** Fetches everything for a reader who is likely to ask. A failure is reported only when the reader asks. */
export async function prepareAsking({kind}: Answerer): Promise<void> {
  const source = kind === 'docs' ? loadDocs().then(({prepare}) => prepare()) : loadService();
  await Promise.allSettled([loadAskMode(), source]);
}

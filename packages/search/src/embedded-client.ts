import {once} from '@jest-extended/text/async/once';
import type {SearchClient} from './client';
import type {IndexedSection} from './indexed-section';

/**
 * Searches in the page. The engine and the index are loaded with the first search, or earlier by `prepare`; afterwards no
 * network is needed.
 * @param load loads the sections of the search index; it is called once, and again after a failure
 */
export function createEmbeddedClient(load: () => Promise<readonly IndexedSection[]>): SearchClient {
  const engine = once(async () => {
    const [{createEngine}, sections] = await Promise.all([import('./engine'), load()]);
    return createEngine(sections);
  });
  return {
    prepare: async () => {
      await engine();
    },
    search: async query => (await engine())(query),
  };
}

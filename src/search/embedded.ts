import {once} from '../async/once';
import type {SearchClient} from './client';
import type {Section} from './section';

interface Options {
  /** Loads the sections of the search index. It is called once, and again after a failure. */
  readonly load: () => Promise<readonly Section[]>;
  /** The address of the site, e.g. `https://example.org`: the addresses of hits are absolute. */
  readonly siteUrl: string;
}

/**
 * Searches in the page. The engine and the index are loaded with the first search, or earlier by `prepare`; afterwards no
 * network is needed.
 */
export function embeddedClient({load, siteUrl}: Options): SearchClient {
  const engine = once(async () => {
    const [{createEngine}, sections] = await Promise.all([import('./engine'), load()]);
    return createEngine(sections, siteUrl);
  });
  return {
    prepare: async () => {
      await engine();
    },
    search: async query => (await engine())(query),
  };
}

import {once} from '../async/once';
import {type SearchClient, SearchError} from './client';
import type {SearchHit} from './protocol';

/** The Algolia application of the index, and the public key to search it. */
interface Credentials {
  readonly appId: string;
  readonly apiKey: string;
}

/** A server in place of Algolia's own, for tests. */
interface Host {
  readonly url: string;
  readonly protocol: 'http' | 'https';
  readonly accept: 'readWrite';
}

/** Searches on Algolia's servers. Algolia's client is loaded with the first search, or earlier by `prepare`. */
export function algoliaClient({appId, apiKey}: Credentials, hosts?: Host[]): SearchClient {
  const lite = once(async () => {
    try {
      const {liteClient} = await import('algoliasearch/lite');
      return liteClient(appId, apiKey, hosts && {hosts});
    } catch (cause) {
      throw new SearchError('The search could not be loaded.', {cause});
    }
  });
  return {
    prepare: async () => {
      await lite();
    },
    search: async requests => {
      const client = await lite();
      try {
        const {results} = await client.searchForHits<SearchHit>({requests: [...requests]});
        return {
          results: results.map(
            ({index = '', query = '', nbHits = 0, page = 0, nbPages = 0, hitsPerPage = 0, ...result}) => ({
              ...result,
              index,
              query,
              nbHits,
              page,
              nbPages,
              hitsPerPage,
            }),
          ),
        };
      } catch (cause) {
        throw new SearchError(cause instanceof Error ? cause.message : String(cause), {cause});
      }
    },
  };
}

import {onceDone, type SearchClient, SearchError} from './client';
import type {SearchHit} from './protocol';

/** Where Algolia has the index, and the public key to search it. */
interface Credentials {
  readonly appId: string;
  readonly apiKey: string;
}

/** Another server than Algolia's own; tests name one. */
interface Host {
  readonly url: string;
  readonly protocol: 'http' | 'https';
  readonly accept: 'readWrite';
}

/** Searches on Algolia's servers; its client is fetched with the first search, or before by `prepare`. */
export function algoliaClient({appId, apiKey}: Credentials, hosts?: Host[]): SearchClient {
  const lite = onceDone(async () => {
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

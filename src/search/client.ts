import type {SearchRequest, SearchResponse} from './protocol';

/** What the modal, the search page and the not-found page ask, whichever engine answers. */
export interface SearchClient {
  /**
   * Fetches what the engine needs, for a reader who shows that a search is near. Asked again, it does nothing more.
   * @throws {SearchError} when it cannot be fetched; the next call tries again
   */
  prepare(): Promise<void>;
  /**
   * @returns one response to each request, in their order
   * @throws {SearchError} when the engine cannot answer; the next call tries again
   */
  search(requests: readonly SearchRequest[]): Promise<{results: SearchResponse[]}>;
}

/** A search that got no answer. */
export class SearchError extends Error {
  /** DocSearch shows 'Unable to fetch results' for errors of this name only. */
  override readonly name = 'RetryError';
}

/**
 * Does something once, and again after it failed.
 * @returns the same promise to everybody who asks until it is rejected
 */
export function onceDone<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let going: Promise<Result> | undefined;
  return () => {
    going ??= work().catch((error: unknown) => {
      going = undefined;
      throw error;
    });
    return going;
  };
}

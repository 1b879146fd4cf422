import type {SearchRequest, SearchResponse} from './protocol';

/** The search of the modal, the search page and the not-found page, with either engine. */
export interface SearchClient {
  /**
   * Loads the engine when a search is likely to follow. Further calls do nothing.
   * @throws {SearchError} if the engine cannot be loaded; the next call tries again
   */
  prepare(): Promise<void>;
  /**
   * @returns a response for each request, in the same order
   * @throws {SearchError} if the engine cannot answer; the next call tries again
   */
  search(requests: readonly SearchRequest[]): Promise<{results: SearchResponse[]}>;
}

/** A search that failed. */
export class SearchError extends Error {
  /** DocSearch shows 'Unable to fetch results' only for an error with this name. */
  override readonly name = 'RetryError';
}

/**
 * Placeholder for Algolia's credentials if there are none, because Docusaurus' search theme requires them. Pages with
 * this value use the built-in search.
 */
export const EMBEDDED = 'embedded';

/** The path of the search page. */
export const SEARCH_PAGE = 'search';

/** An Algolia index, as the search theme configures it. */
export interface AlgoliaIndex {
  readonly appId: string;
  /** The public key, which can only search. */
  readonly apiKey: string;
  readonly indexName: string;
  /** Hits with such a URL are on another site. */
  readonly externalUrlRegex?: string;
  /** A change to the path of each hit, a regular expression and its replacement. */
  readonly replaceSearchResultPathname?: {readonly from: string; readonly to: string};
  /** More parameters of each search. */
  readonly searchParameters?: object;
}

/** Whether Algolia answers the searches; otherwise they run in the page. */
export const isAlgolia = (settings: unknown): settings is AlgoliaIndex =>
  typeof settings === 'object' && settings !== null && 'appId' in settings && settings.appId !== EMBEDDED;

import type {AlgoliaIndex} from '@jest-extended/search/algolia/algolia-client';

/**
 * Placeholder for Algolia's credentials if there are none, because Docusaurus' search theme requires them. Pages with
 * this value use the built-in search.
 */
export const EMBEDDED = 'embedded';

/** The path of the search page. */
export const SEARCH_PAGE = 'search';

/** Whether Algolia answers the searches; otherwise they run in the page. */
export const isAlgolia = (settings: unknown): settings is AlgoliaIndex =>
  typeof settings === 'object' && settings !== null && 'appId' in settings && settings.appId !== EMBEDDED;

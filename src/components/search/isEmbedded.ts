import {EMBEDDED} from '@site/config/search-engine';

/**
 * Whether the search runs in the page; otherwise Algolia answers (config/search.ts).
 * @param appId the search theme's setting
 */
export const isEmbedded = (appId: string): boolean => appId === EMBEDDED;

import {EMBEDDED} from '@site/config/search-engine';

/**
 * Whether the site answers searches by itself; otherwise Algolia does (config/search.ts).
 * @param appId the search theme's setting
 */
export const isEmbedded = (appId: string): boolean => appId === EMBEDDED;

import siteConfig from '@generated/docusaurus.config';
import {createAlgoliaClient} from '@jest-extended/search/algolia/algolia-client';
import type {SearchClient} from '@jest-extended/search/client';
import {createEmbeddedClient} from '@jest-extended/search/embedded-client';
import {loadIndex} from '@jest-extended/search/load-index';
import {fetchIndex, INDEX_URL} from '@site/src/components/search/load';
import {isAlgolia} from '../../../config/search-engine';

const {algolia} = siteConfig.themeConfig;

/** The search of the site, with the engine that config/search.ts sets. Callers load this module when a search is likely. */
export const searchClient: SearchClient = isAlgolia(algolia)
  ? createAlgoliaClient(algolia, siteConfig.baseUrl)
  : createEmbeddedClient(() => loadIndex(INDEX_URL, fetchIndex));

import siteConfig from '@generated/docusaurus.config';
import {isAlgolia} from '../../config/search-engine';
import {algoliaClient} from './algolia';
import type {SearchClient} from './client';
import {embeddedClient} from './embedded';
import {INDEX_FILE} from './index-file';
import {loadIndex} from './load-index';

const {algolia} = siteConfig.themeConfig;

/** The search of the site, with the engine that config/search.ts sets. Callers load this module when a search is likely. */
export const searchClient: SearchClient = isAlgolia(algolia)
  ? algoliaClient(algolia, siteConfig.baseUrl)
  : embeddedClient(() => loadIndex(siteConfig.baseUrl + INDEX_FILE));

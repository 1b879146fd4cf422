import siteConfig from '@generated/docusaurus.config';
import {isAlgolia} from '../../../config/search-engine';
import {algoliaClient} from '../../search/algolia';
import type {SearchClient} from '../../search/client';
import {embeddedClient} from '../../search/embedded';
import {INDEX_FILE} from '../../search/index-file';
import {loadIndex} from '../../search/load-index';

const {algolia} = siteConfig.themeConfig;

/** The search of the site, with the engine that config/search.ts sets. Callers load this module when a search is likely. */
export const searchClient: SearchClient = isAlgolia(algolia)
  ? algoliaClient(algolia, siteConfig.baseUrl)
  : embeddedClient(() => loadIndex(siteConfig.baseUrl + INDEX_FILE));

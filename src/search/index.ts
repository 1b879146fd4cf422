import siteConfig from '@generated/docusaurus.config';
import {isAlgolia} from '../../config/search-engine';
import {once} from '../async/once';
import {algoliaClient} from './algolia';
import type {SearchClient} from './client';
import {embeddedClient} from './embedded';
import {INDEX_FILE} from './index-file';
import {loadIndex} from './load-index';

const {algolia} = siteConfig.themeConfig;

/** Loads the sections of the search index, once. Answers from the docs need them with either engine. */
export const loadSections = once(() => loadIndex(siteConfig.baseUrl + INDEX_FILE));

/** The search of the site, with the engine that config/search.ts sets. Callers load this module when a search is likely. */
export const searchClient: SearchClient = isAlgolia(algolia)
  ? algoliaClient(algolia)
  : embeddedClient({load: loadSections, siteUrl: siteConfig.url});

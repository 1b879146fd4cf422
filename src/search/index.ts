import siteConfig from '@generated/docusaurus.config';
import {isAlgolia} from '../../config/search-engine';
import {once} from '../async/once';
import {INDEX_META} from './address';
import {algoliaClient} from './algolia';
import type {SearchClient} from './client';
import {embeddedClient} from './embedded';
import {loadIndex} from './load-index';

const {algolia} = siteConfig.themeConfig;

/** Loads the sections of the search index, once. Answers from the docs need them with either engine. */
export const loadSections = once(() =>
  loadIndex(document.querySelector<HTMLMetaElement>(`meta[name=${INDEX_META}]`)?.content),
);

/** The search of the site, with the engine that config/search.ts sets. Callers load this module when a search is likely. */
export const searchClient: SearchClient = isAlgolia(algolia)
  ? algoliaClient(algolia, siteConfig.baseUrl)
  : embeddedClient(loadSections);

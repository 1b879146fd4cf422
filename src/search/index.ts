import siteConfig from '@generated/docusaurus.config';
import {EMBEDDED} from '../../config/search-engine';
import {INDEX_META} from './address';
import {algoliaClient} from './algolia';
import type {SearchClient} from './client';
import {embeddedClient} from './embedded';

interface Algolia {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
}

const isAlgolia = (config: unknown): config is Algolia =>
  typeof config === 'object' && config !== null && 'appId' in config && config.appId !== EMBEDDED;

const {algolia} = siteConfig.themeConfig;

/** The name of the index to search. */
export const indexName = isAlgolia(algolia) ? algolia.indexName : siteConfig.title;

/** The search of the site, with the engine that config/search.ts sets. Callers load this module when a search is likely. */
export const searchClient: SearchClient = isAlgolia(algolia)
  ? algoliaClient(algolia)
  : embeddedClient({
      address: () => document.querySelector<HTMLMetaElement>(`meta[name=${INDEX_META}]`)?.content,
      home: siteConfig.url,
    });

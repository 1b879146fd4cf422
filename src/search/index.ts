import siteConfig from '@generated/docusaurus.config';
import {isAlgolia} from '../../config/search-engine';
import {INDEX_META} from './address';
import {algoliaClient} from './algolia';
import type {SearchClient} from './client';
import {embeddedClient} from './embedded';

const {algolia} = siteConfig.themeConfig;

/** The search of the site, with the engine that config/search.ts sets. Callers load this module when a search is likely. */
export const searchClient: SearchClient = isAlgolia(algolia)
  ? algoliaClient(algolia)
  : embeddedClient({
      address: () => document.querySelector<HTMLMetaElement>(`meta[name=${INDEX_META}]`)?.content,
      siteUrl: siteConfig.url,
    });

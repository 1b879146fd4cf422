import {INDEX_META} from '@site/src/search/address';
import {algoliaClient} from '@site/src/search/algolia';
import type {SearchClient} from '@site/src/search/client';
import {embeddedClient} from '@site/src/search/embedded';
import {isEmbedded} from './isEmbedded';

interface Settings {
  readonly appId: string;
  readonly apiKey: string;
  /** The site's address, e.g. `https://example.org`. */
  readonly home: string;
}

let client: SearchClient | undefined;

const indexAddress = () => document.querySelector<HTMLMetaElement>(`meta[name=${INDEX_META}]`)?.content;

/** The one client of the page, whoever asks for it first: the search bar, the modal or the search page. */
export function siteClient({appId, apiKey, home}: Settings): SearchClient {
  client ??= isEmbedded(appId) ? embeddedClient({address: indexAddress, home}) : algoliaClient({appId, apiKey});
  return client;
}

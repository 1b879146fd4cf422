/**
 * What the site uses of DocSearch 4.7.0's modal. Its own types ask for the whole of Algolia's client where the modal calls
 * `search` alone.
 */
declare module '@docsearch/react/modal' {
  import type {DocSearchModalProps} from '@docsearch/react';
  import type {AskAiConfig} from '@docusaurus/theme-search-algolia';
  import type {ReactNode} from 'react';
  import type {SearchHit, SearchRequest, SearchResponse} from '@site/src/search/protocol';

  /** An answer with what else to search for where it found nothing (plugins/dependency-edits: 'other searches'). */
  export interface SuggestingResponse extends SearchResponse {
    readonly suggestions?: readonly string[];
  }

  export interface ModalClient {
    readonly search: (asked: {requests: SearchRequest[]}) => Promise<{results: SuggestingResponse[]}>;
  }

  type Typed =
    'transformSearchClient' | 'transformItems' | 'hitComponent' | 'resultsFooterComponent' | 'navigator' | 'askAi';

  interface Props extends Omit<DocSearchModalProps, Typed> {
    readonly transformSearchClient: <Client extends object>(client: Client) => Client & ModalClient;
    readonly transformItems: (hits: SearchHit[]) => SearchHit[];
    readonly hitComponent: (props: {hit: {url: string}; children: ReactNode}) => ReactNode;
    readonly resultsFooterComponent: (props: {state: {query: string; context: {nbHits?: number}}}) => ReactNode;
    readonly navigator: {navigate: (to: {itemUrl: string}) => void};
    readonly askAi?: AskAiConfig;
  }

  export function DocSearchModal(props: Props): ReactNode;
}

declare module '@docsearch/react/style';

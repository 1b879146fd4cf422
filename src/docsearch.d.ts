/**
 * The part of DocSearch 4.7.0's modal that the site uses. Its own types require all of Algolia's client, although the
 * modal only calls `search`.
 */
declare module '@docsearch/react/modal' {
  import type {DocSearchModalProps} from '@docsearch/react';
  import type {ReactNode} from 'react';
  import type {SearchHit, SearchRequest, SearchResponse} from '@site/src/search/protocol';

  /** A response with other queries to suggest if it is empty (plugins/dependency-edits: 'other searches'). */
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
    readonly resultsFooterComponent: (props: {state: {query: string}}) => ReactNode;
    readonly navigator: {navigate: (to: {itemUrl: string}) => void};
  }

  export function DocSearchModal(props: Props): ReactNode;
}

declare module '@docsearch/react/style';

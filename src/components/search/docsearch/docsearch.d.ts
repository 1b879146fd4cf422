/**
 * The part of DocSearch 4.7.0's modal that the site uses. Its own types require all of Algolia's client, although the
 * modal only calls `search`.
 */
declare module '@docsearch/react/modal' {
  import type {DocSearchModalProps} from '@docsearch/react';
  import type {ReactNode} from 'react';

  /** The result of a search. Its hits have Algolia's format (toDocSearchHit.ts). */
  interface DocSearchResult {
    readonly index: string;
    readonly hits: readonly object[];
    readonly nbHits: number;
    /** Other queries (plugins/dependency-edits: 'other searches'). */
    readonly suggestions: readonly string[];
  }

  export interface DocSearchClient {
    /** The site has one index, so DocSearch sends one request at a time. */
    readonly search: (request: {
      readonly requests: readonly [{readonly query: string}];
    }) => Promise<{readonly results: readonly DocSearchResult[]}>;
  }

  type TypedProps = 'transformSearchClient' | 'hitComponent' | 'resultsFooterComponent' | 'navigator' | 'askAi';

  /** A hit, and a search that DocSearch has stored. */
  export interface DocSearchHit {
    readonly url: string;
    readonly type: string;
    readonly hierarchy: Readonly<Record<string, string | null>>;
  }

  interface Props extends Omit<DocSearchModalProps, TypedProps> {
    readonly transformSearchClient: () => DocSearchClient;
    readonly hitComponent: (props: {hit: DocSearchHit; children: ReactNode}) => ReactNode;
    readonly resultsFooterComponent: (props: {state: {query: string}}) => ReactNode;
    readonly navigator: {navigate: (to: {itemUrl: string}) => void};
  }

  export function DocSearchModal(props: Props): ReactNode;
}

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

  type Texts = NonNullable<DocSearchModalProps['translations']>;

  /** A link of an answer. */
  export interface Source {
    readonly url: string;
    readonly title?: string;
  }

  /** The modal's texts, with those that edits of plugins/dependency-edits ask for. */
  export interface ModalTexts extends Texts {
    readonly searchBox?: Texts['searchBox'] & {readonly stopButtonText?: string; readonly menuButtonText?: string};
    readonly askAiScreen?: Texts['askAiScreen'] & {
      readonly foundText?: (count: number) => string;
      /** Chooses among an answer's links those that are listed as its sources. */
      readonly sourcesOf?: (links: readonly Source[], answer: AskMessage) => readonly Source[];
    };
  }

  /** How asking goes: the AI SDK's states of a chat. */
  export type AskStatus = 'ready' | 'submitted' | 'streaming' | 'error';

  /** A message of a conversation: of the AI SDK's, what the site reads. */
  export interface AskMessage {
    readonly role: string;
    readonly parts: readonly {
      readonly type: string;
      readonly data?: unknown;
      /** Of what was searched for: what was found. */
      readonly output?: {readonly hits?: readonly {readonly url: string}[]};
    }[];
  }

  type Typed =
    | 'transformSearchClient'
    | 'transformItems'
    | 'hitComponent'
    | 'resultsFooterComponent'
    | 'navigator'
    | 'askAi'
    | 'translations';

  interface Props extends Omit<DocSearchModalProps, Typed> {
    readonly transformSearchClient: <Client extends object>(client: Client) => Client & ModalClient;
    readonly transformItems: (hits: SearchHit[]) => SearchHit[];
    readonly hitComponent: (props: {hit: {url: string}; children: ReactNode}) => ReactNode;
    readonly resultsFooterComponent: (props: {state: {query: string; context: {nbHits?: number}}}) => ReactNode;
    readonly navigator: {navigate: (to: {itemUrl: string}) => void};
    readonly askAi?: AskAiConfig;
    readonly translations?: ModalTexts;
    /** Whether the ask entry comes after the hits (plugins/dependency-edits: 'asking does not stand before the hits'). */
    readonly asksLast?: boolean;
    /** Makes of an error what the reader is told (plugins/dependency-edits: 'errors for readers'). */
    readonly askError?: (error: Error | undefined) => Error | undefined;
    /** Hears how asking goes (plugins/dependency-edits: 'question is kept'). */
    readonly onAskStatus?: (
      status: AskStatus,
      error: string,
      isStopped: boolean,
      messages: readonly AskMessage[],
    ) => void;
  }

  export function DocSearchModal(props: Props): ReactNode;
}

declare module '@docsearch/react/style';

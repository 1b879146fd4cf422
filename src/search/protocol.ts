/**
 * What DocSearch and the search page ask, and how they are answered: the part of Algolia's protocol that they use
 * (https://www.algolia.com/doc/rest-api/search). Both engines speak it.
 */

/** All of the outer entries hold; an inner list holds when one of its entries does. Each is `facet:value`. */
export type FacetFilters = string | (string | string[])[];

/** One search of those that are asked together. */
export interface SearchRequest {
  readonly indexName: string;
  readonly query?: string;
  /** From 0. */
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly facetFilters?: FacetFilters;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  /** `attribute:number of words`, e.g. `content:15`. */
  readonly attributesToSnippet?: string[];
  readonly snippetEllipsisText?: string;
}

/** Text as HTML: escaped, with the words that matched between the request's tags. */
export interface Highlighted {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
}

/** How deep a title stands: `lvl0` is the group, `lvl1` the page, then its headings. */
export type Level = `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`;

/** The levels that a section has; those it has not are absent, since the search page takes the last key for the title. */
export type Hierarchy<Value> = Readonly<Partial<Record<Level, Value>>>;

/** A section that was found. */
export interface SearchHit {
  readonly objectID: string;
  /** Absolute: DocSearch parses it. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  /** What matched: a title of this level, or the text below it. */
  readonly type: Level | 'content';
  /** Escaped, since DocSearch writes saved searches into the page as HTML. */
  readonly hierarchy: Hierarchy<string>;
  readonly content: string | null;
  /** Algolia marks the whole content here, too; nothing shows it. */
  readonly _highlightResult: {readonly hierarchy: Hierarchy<Highlighted>; readonly content?: Highlighted};
  readonly _snippetResult: {readonly hierarchy: Hierarchy<Highlighted>; readonly content?: Highlighted};
}

/** What one search found: a page of its hits. */
export interface SearchResponse {
  readonly index: string;
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
}

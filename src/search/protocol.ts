/**
 * The requests and responses of DocSearch and the search page: the part of Algolia's API that they use
 * (https://www.algolia.com/doc/rest-api/search). Both engines implement it.
 */

/** All outer entries must match, and of an inner list one entry. Each is `facet:value`. */
export type FacetFilters = string | (string | string[])[];

/** One search of a batch. */
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

/** A text as escaped HTML, with each match between the tags of the request. */
export interface Highlighted {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
}

/** The level of a title: `lvl0` for the group, `lvl1` for the page, then its headings. */
export type Level = `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`;

/** The levels of a section. Other levels are absent, since the search page uses the last key as the title. */
export type Hierarchy<Value> = Readonly<Partial<Record<Level, Value>>>;

/** A section that was found. */
export interface SearchHit {
  readonly objectID: string;
  /** Absolute: DocSearch parses it. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  /** The match: a title of this level, or the text below it. */
  readonly type: Level | 'content';
  /** Escaped, since DocSearch renders saved searches as HTML. */
  readonly hierarchy: Hierarchy<string>;
  readonly content: string | null;
  /** Algolia also highlights the whole content here; nothing displays it. */
  readonly _highlightResult: {readonly hierarchy: Hierarchy<Highlighted>; readonly content?: Highlighted};
  readonly _snippetResult: {readonly hierarchy: Hierarchy<Highlighted>; readonly content?: Highlighted};
}

/** The result of one search: a page of its hits. */
export interface SearchResponse {
  readonly index: string;
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
}

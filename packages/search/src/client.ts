/** A part of a text, and whether it matches the query. */
export interface TextRun {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The sections that a search may find. */
export interface Filters {
  readonly language: string;
  /** The version tags of Docusaurus' contextual search. A section must have one of them. */
  readonly tags: readonly string[];
}

/** A search for sections. */
export interface Query {
  readonly text: string;
  readonly hitsPerPage?: number;
  /** Without filters, the search finds all sections. */
  readonly filters?: Filters;
  /** The maximum number of words in the excerpt of a hit. */
  readonly excerptWords?: number;
}

/**
 * The path of the index of the built-in search, below the site's root. It has no hash, so a page that was open during a
 * deployment can still load it.
 */
export const INDEX_FILE = 'search-index.json';

export const HITS_PER_PAGE = 20;

/** The search page shows all hits: Algolia gives no more. */
export const MOST_HITS = 1000;

/** In the modal, each hit takes time to render at every key. */
export const HITS_IN_MODAL = 10;

/** The number of hits that the modal shows above its groups, in the order of the ranking. */
export const HITS_ON_TOP = 3;

export const EXCERPT_WORDS = 15;

/** A section that was found. */
export interface Hit {
  readonly id: string;
  /** The path of the section on the site, e.g. `/docs/matchers/array#tobearray`, or the URL of another site. */
  readonly url: string;
  /** The path to open: the section's, or that of a collapsed row in it that has more of the query's words. */
  readonly link: string;
  /** Its group, the page's title, and the headings above it down to its own. A missing title is empty. */
  readonly titles: readonly (readonly TextRun[])[];
  /** A part of its text. */
  readonly excerpt: readonly TextRun[];
  /** Whether the whole query is about the section, and not only some of its words or a word in an example. */
  readonly isAbout: boolean;
}

/** The first hits. */
export interface SearchResult {
  readonly hits: readonly Hit[];
  /** The number of all hits. */
  readonly count: number;
  /** The query with the words that were looked up instead of those that the docs do not have; absent if there are none. */
  readonly correction?: string;
}

/** The search of the whole site, with either engine. */
export interface SearchClient {
  /**
   * Loads the engine when a search is likely to follow. Further calls do nothing.
   * @throws if the engine cannot be loaded; the next call tries again
   */
  readonly prepare: () => Promise<void>;
  /** @throws if the engine cannot answer; the next call tries again */
  readonly search: (query: Query) => Promise<SearchResult>;
}

/** A part of a page that a search can lead to: the page's beginning, or a heading with what follows it. */
export interface Section {
  /** The page's path on the site and the heading's anchor, e.g. `/docs/matchers/array#tobearray`. */
  readonly url: string;
  /** Its group, the page's title, and the headings above it down to its own. */
  readonly titles: readonly [group: string, page: string, ...headings: string[]];
  /** What else a reader may call it: one phrase each, e.g. `called once`. */
  readonly words: readonly string[];
  /** Its text, a line to a paragraph. */
  readonly prose: string;
  /** What stands beside the text: code, failure reports, facts, links to relatives. It can be found and is never shown. */
  readonly aside: string;
  readonly language: string;
  /** The version tag of Docusaurus' contextual search, e.g. `docs-default-current`. */
  readonly docusaurus_tag: string;
  readonly version: string;
}

/** The deepest title: what the section itself is called. */
export const titleOf = ({titles}: Section): string => titles.at(-1) ?? '';

/** Its place in the hierarchy of DocSearch: 1 for a page, 2 and more for headings. */
export const levelOf = ({titles}: Section): number => titles.length - 1;

/** The anchor of its heading, `undefined` for a page's beginning. */
export const anchorOf = ({url}: Section): string | undefined => url.split('#')[1];

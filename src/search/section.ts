/** A part of a page that a search can find: the beginning of the page, or a heading and its content. */
export interface Section {
  /** The page's path on the site and the heading's anchor, e.g. `/docs/matchers/array#tobearray`. */
  readonly url: string;
  /** Its group, the page's title, and the headings above it down to its own. */
  readonly titles: readonly [group: string, page: string, ...headings: string[]];
  /** Its aliases, e.g. `called once`. */
  readonly words: readonly string[];
  /** Its text, one line per paragraph. */
  readonly prose: string;
  /** Content outside the text: code, failure reports, facts, related matchers. It is searched, but never shown. */
  readonly aside: string;
  readonly language: string;
  /** The version tag of Docusaurus' contextual search, e.g. `docs-default-current`. */
  readonly docusaurus_tag: string;
  readonly version: string;
}

/** The section's own title. */
export const titleOf = ({titles}: Section): string => titles.at(-1) ?? '';

/** Its level in the hierarchy of DocSearch: 1 for a page, 2 or more for a heading. */
export const levelOf = ({titles}: Section): number => titles.length - 1;

/** The anchor of its heading; `undefined` for the beginning of a page. */
export const anchorOf = ({url}: Section): string | undefined => url.split('#')[1];

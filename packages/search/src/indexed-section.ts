/** A part of a page that a search can find: the beginning of the page, or a heading and its content. */
export interface IndexedSection {
  /** The page's path on the site and the heading's anchor, e.g. `/docs/matchers/array#tobearray`. */
  readonly url: string;
  /** Its group, the page's title, and the headings above it down to its own. */
  readonly titles: readonly [group: string, page: string, ...headings: string[]];
  /** Its aliases, e.g. `called once`. */
  readonly aliases: readonly string[];
  /** Names of other libraries that it translates, e.g. `oneOf`. */
  readonly names?: readonly string[];
  /** The messages that it explains, as patterns (packages/catalogue/src/words.ts). */
  readonly messages?: readonly string[];
  /** Its text, one line per paragraph; after `REPORTS` Jest's reports, which are searched like text, but never shown. */
  readonly prose: string;
  /** The parts of its text that are in collapsed rows of the page, which a link to the section leaves closed. */
  readonly rows?: readonly CollapsedRow[];
  /** Content outside the text: related matchers, code that does not run. It is searched, but never shown. */
  readonly aside: string;
  readonly language: string;
  /** The version tag of Docusaurus' contextual search, e.g. `docs-default-current`. */
  readonly docusaurus_tag: string;
  readonly version: string;
}

/** A collapsed row: edge cases, or a known issue. */
export interface CollapsedRow {
  /** Its id on the page: a link to it opens it. */
  readonly id: string;
  /** One line per paragraph; the first one is its title. */
  readonly prose: string;
}

/** Separates the text of a section from the reports in it. */
export const REPORTS = '\f';

/** The text of a section without the reports: a part of a report makes no sense as an excerpt. */
export const getText = ({prose}: IndexedSection): string => prose.split(REPORTS, 1)[0]?.trim() ?? '';

/** The reports in a section. */
export const getReports = ({prose}: IndexedSection): string => prose.split(REPORTS)[1] ?? '';

/** All text of a section, with its rows and reports. */
export const getWholeText = ({prose, rows = []}: IndexedSection): string =>
  [prose, ...rows.map(row => row.prose)].join('\n');

/** The section's own title. */
export const getTitle = ({titles}: IndexedSection): string => titles.at(-1) ?? '';

/** Whether it documents a matcher. */
export const isMatcher = (section: IndexedSection): boolean => getTitle(section).startsWith('.');

/** The path of its page. */
export const getPath = ({url}: IndexedSection): string => url.split('#')[0] ?? url;

/** The anchor of its heading; `undefined` for the beginning of a page. */
export const getAnchor = ({url}: IndexedSection): string | undefined => url.split('#')[1];

import {getRuns} from '@jest-extended/text/words';
import {type CollapsedRow, type IndexedSection, getWholeText} from './indexed-section';

/**
 * The path of the file, below the site's root. It has no hash, so a page that was open during a deployment can still load
 * it.
 */
export const INDEX_FILE = 'search-index.json';

/** The version of the file's format. A file of another version is rejected. */
export const FORM = 4;

/**
 * A section in the file, without the fields that all sections of its page share. Lists are texts with a tab between the
 * entries: without names, quotes and brackets the file is 0.7 kB smaller (brotli).
 */
type PackedSection = readonly [
  /** The anchor of its heading; empty for the beginning of the page. */
  anchor: string,
  /** The headings above it, and its own. */
  headings: string,
  aliases: string,
  messages: string,
  prose: string,
  /** Its rows: the id without the anchor and the hyphen that it begins with, a tab, and the text. */
  rows: readonly string[],
  aside: string,
];

const join = (list: readonly string[]): string => list.join('\t');
const split = (text: string): string[] => (text === '' ? [] : text.split('\t'));

interface PackedPage {
  readonly path: string;
  readonly group: string;
  readonly title: string;
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly version: string;
  readonly sections: readonly PackedSection[];
}

/** The file that the browser fetches, with all sections of the site. */
export interface IndexFile {
  readonly form: typeof FORM;
  readonly pages: readonly PackedPage[];
}

/** The searchable words of the text that is never shown, each once, without those that the rest of the section has. */
function listHiddenWords(section: IndexedSection): string {
  const shownWords = new Set(getRuns([...section.titles, getWholeText(section)].join(' ')));
  return [...new Set(getRuns(section.aside))].filter(word => !shownWords.has(word)).join(' ');
}

/** @param sections grouped by page */
export function createIndexFile(sections: readonly IndexedSection[]): IndexFile {
  const pages = new Map<string, PackedPage & {sections: PackedSection[]}>();
  for (const section of sections) {
    const [path = '', anchor = ''] = section.url.split('#');
    const {titles, aliases, messages = [], prose, rows = [], language, docusaurus_tag, version} = section;
    const [group, title, ...headings] = titles;
    const page = pages.get(path) ?? {path, group, title, language, docusaurus_tag, version, sections: []};
    page.sections.push([
      anchor,
      join(headings),
      join(aliases),
      join(messages),
      prose,
      rows.map(row => `${row.id.slice(anchor.length + 1)}\t${row.prose}`),
      listHiddenWords(section),
    ]);
    pages.set(path, page);
  }
  return {form: FORM, pages: [...pages.values()]};
}

/**
 * @param file the parsed JSON of a file
 * @throws {Error} if the file has another format
 */
export function parseIndexFile(file: unknown): IndexedSection[] {
  if (!isIndexFile(file)) throw new Error(`The search index is not of form ${FORM}.`);
  return file.pages.flatMap(({path, group, title, sections, ...facets}) =>
    sections.map(([anchor, headings, aliases, messages, prose, rows, aside]): IndexedSection => ({
      url: anchor === '' ? path : `${path}#${anchor}`,
      titles: [group, title, ...split(headings)],
      aliases: split(aliases),
      ...(messages && {messages: split(messages)}),
      prose,
      ...(rows.length > 0 && {rows: rows.map(row => unpackRow(row, anchor))}),
      aside,
      ...facets,
    })),
  );
}

function unpackRow(row: string, anchor: string): CollapsedRow {
  const end = row.indexOf('\t');
  return {id: `${anchor}-${row.slice(0, end)}`, prose: row.slice(end + 1)};
}

/** The version is enough to trust the rest: the same project writes the file. */
const isIndexFile = (file: unknown): file is IndexFile =>
  typeof file === 'object' &&
  file !== null &&
  'form' in file &&
  file.form === FORM &&
  'pages' in file &&
  Array.isArray(file.pages);

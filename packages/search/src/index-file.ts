import {getRuns} from '@jest-extended/text/words';
import {isOfForm} from './form';
import {type CollapsedRow, getAnchor, getPath, type IndexedSection, getWholeText} from './indexed-section';

export {INDEX_FILE} from './client';

/** The version of the file's format. A file of another version is rejected. */
export const FORM = 5;

/** A page, with the fields that its sections share. */
interface PackedPage {
  readonly path: string;
  readonly group: string;
  readonly title: string;
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly version: string;
  /** The number of its sections. */
  readonly count: number;
}

/** Separates the entries of a list, and the rows of a section. */
const [ENTRY, ROW] = ['\t', '\v'];

const split = (text: string, separator = ENTRY): string[] => (text === '' ? [] : text.split(separator));

/** The file that the browser fetches, with all sections of the site. */
export interface IndexFile {
  readonly form: typeof FORM;
  readonly pages: readonly PackedPage[];
  /** Each field of all sections, in order. Compressed, this is 1 kB smaller than a list of sections. */
  readonly columns: ReadonlyArray<readonly string[]>;
}

/** The words of the text that is never shown, each once, without numbers, letters and those that the rest of the section has. */
function listHiddenWords(section: IndexedSection): string {
  const shownWords = new Set(getRuns([...section.titles, getWholeText(section)].join(' ')));
  return [...new Set(getRuns(section.aside))].filter(word => !shownWords.has(word) && /\D./.test(word)).join(' ');
}

/** @param sections in the order of the site: those of a page follow each other */
export function createIndexFile(sections: readonly IndexedSection[]): IndexFile {
  const pages = new Map<string, PackedPage>();
  for (const section of sections) {
    const {titles, language, docusaurus_tag, version} = section;
    const [group, title] = titles;
    const path = getPath(section);
    const count = (pages.get(path)?.count ?? 0) + 1;
    pages.set(path, {path, group, title, language, docusaurus_tag, version, count});
  }
  const packed = sections.map(packSection);
  return {
    form: FORM,
    pages: [...pages.values()],
    columns: (packed[0] ?? []).map((_, field) => packed.map(fields => fields[field] ?? '')),
  };
}

/** The fields of a section that its page does not have. */
function packSection(section: IndexedSection): readonly string[] {
  const anchor = getAnchor(section) ?? '';
  const {titles, names = [], aliases, messages = [], prose, rows = []} = section;
  return [
    anchor,
    titles.slice(2).join(ENTRY),
    names.join(ENTRY),
    aliases.join(ENTRY),
    messages.join(ENTRY),
    prose,
    // The id of a row begins with the anchor and a hyphen.
    rows.map(({id, prose}) => id.slice(anchor.length + 1) + ENTRY + prose).join(ROW),
    listHiddenWords(section),
  ];
}

/**
 * @param file the parsed JSON of a file
 * @throws {Error} if the file has another format
 */
export function parseIndexFile(file: unknown): IndexedSection[] {
  if (!isOfForm<IndexFile>(file, FORM)) throw new Error(`The search index is not of form ${FORM}.`);
  const pages = file.pages.flatMap(page => Array.from({length: page.count}, () => page));
  return pages.map(({path, group, title, count: _, ...facets}, index): IndexedSection => {
    const [anchor = '', headings = '', names = '', aliases = '', messages = '', prose = '', rows = '', aside = ''] =
      file.columns.map(column => column[index]);
    return {
      url: anchor === '' ? path : `${path}#${anchor}`,
      titles: [group, title, ...split(headings)],
      ...(names && {names: split(names)}),
      aliases: split(aliases),
      ...(messages && {messages: split(messages)}),
      prose,
      ...(rows && {rows: split(rows, ROW).map(row => unpackRow(row, anchor))}),
      aside,
      ...facets,
    };
  });
}

function unpackRow(row: string, anchor: string): CollapsedRow {
  const end = row.indexOf(ENTRY);
  return {id: `${anchor}-${row.slice(0, end)}`, prose: row.slice(end + 1)};
}

import type {Section} from './section';

/** Changes with the file's form, so that a file of another form is refused instead of read wrongly. */
export const FORM = 1;

/** A part of a page in the file: what it does not share with the rest of the page. */
interface PackedSection {
  /** The anchor of its heading; an empty text at the page's beginning. */
  readonly at: string;
  /** The headings above it and its own. */
  readonly headings: readonly string[];
  readonly words: readonly string[];
  readonly prose: string;
  readonly aside: string;
}

interface PackedPage {
  readonly path: string;
  readonly group: string;
  readonly title: string;
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly version: string;
  readonly sections: readonly PackedSection[];
}

/** All sections of the site, as the browser fetches them. */
export interface IndexFile {
  readonly form: typeof FORM;
  readonly pages: readonly PackedPage[];
}

const RUN = /[\p{L}\p{M}\p{N}]+/gu;

/** What the search can find in text that is never shown: each word once, and only those that the section has nowhere else. */
function findable({titles, prose, aside}: Section): string {
  const known = new Set([...titles, prose].join(' ').match(RUN));
  return [...new Set(aside.match(RUN))].filter(word => !known.has(word)).join(' ');
}

/** @param sections those of a page stand together */
export function packed(sections: readonly Section[]): IndexFile {
  const pages = new Map<string, PackedPage & {sections: PackedSection[]}>();
  for (const section of sections) {
    const [path = '', at = ''] = section.url.split('#');
    const {titles, words, prose, language, docusaurus_tag, version} = section;
    const [group, title, ...headings] = titles;
    const page = pages.get(path) ?? {path, group, title, language, docusaurus_tag, version, sections: []};
    page.sections.push({at, headings, words, prose, aside: findable(section)});
    pages.set(path, page);
  }
  return {form: FORM, pages: [...pages.values()]};
}

/**
 * @param file what was fetched
 * @throws {Error} when it has another form than this code reads
 */
export function unpacked(file: unknown): Section[] {
  if (!isIndexFile(file)) throw new Error(`The search index is not of form ${FORM}.`);
  return file.pages.flatMap(({path, group, title, sections, ...facets}) =>
    sections.map(({at, headings, ...text}): Section => ({
      url: at === '' ? path : `${path}#${at}`,
      titles: [group, title, ...headings],
      ...text,
      ...facets,
    })),
  );
}

/** The form vouches for the rest: the same project writes the file. */
const isIndexFile = (file: unknown): file is IndexFile =>
  typeof file === 'object' &&
  file !== null &&
  'form' in file &&
  file.form === FORM &&
  'pages' in file &&
  Array.isArray(file.pages);

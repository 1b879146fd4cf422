import type {CodeBlock, SectionRef, Titled} from './block';

/**
 * The sections of the docs in Markdown, whose links are addresses on the site: the text that answers quote. The build
 * writes a file for each page (plugins/ask-passages), which a browser or a service reads.
 */

/** A paragraph, a list or a table. */
interface Text {
  readonly kind: 'text';
  readonly markdown: string;
  /** Whether it only lists other sections, as the list of all matchers does. */
  readonly isOverview?: boolean;
}

/** A fenced block. */
export interface Code extends CodeBlock {
  readonly kind: 'code';
  /** The id of its row on the page, for edge cases. */
  readonly id?: string;
}

/** An admonition, e.g. of type `caution`, `known-issue` or `related`. */
export interface Note {
  readonly kind: 'note';
  /** The id of its row on the page, for a known issue. */
  readonly id?: string;
  readonly type: string;
  readonly title?: string;
  readonly parts: readonly Part[];
}

/** One block of a section. */
export type Part = Text | Code | Note;

/** A section: a page's beginning, or a heading with its text up to the next heading. */
export interface Passage extends Titled {
  /** Whether its heading is part of a list of other sections; text after the list continues the section before. */
  readonly isOverview?: boolean;
  readonly parts: readonly Part[];
}

/** The version of the file's format. A file of another version is rejected. */
export const FORM = 3;

/** The passages of a page, as the build writes them. */
export interface PassagesFile {
  readonly form: typeof FORM;
  readonly passages: readonly Passage[];
}

/**
 * The folder of the files, below the site's root. Their names have no hash, so a page that was open during a deployment
 * can still load them.
 */
export const FOLDER = 'ask';

/** The file of a page in that folder, e.g. `docs/matchers/array.json` for `/docs/matchers/array`. */
export const fileOf = (page: string): string => `${page.replace(/^\/|\/$/g, '')}.json`;

/**
 * @param file parsed JSON
 * @throws {Error} if the file has another format
 */
export function passagesOf(file: unknown): readonly Passage[] {
  if (!isPassagesFile(file)) throw new Error(`The file of passages is not of form ${FORM}.`);
  return file.passages;
}

/** The version is enough to trust the rest: the same project writes the file. */
const isPassagesFile = (file: unknown): file is PassagesFile =>
  typeof file === 'object' &&
  file !== null &&
  'form' in file &&
  file.form === FORM &&
  'passages' in file &&
  Array.isArray(file.passages);

/** The title of a section: its own heading, or its page's title. */
export const titleOf = ({titles}: Titled): string => titles.at(-1) ?? '';

/** A reference to a section. Its name is the title; sections of guides also have the page's title before it. */
export function refOf(passage: Titled): SectionRef {
  const own = titleOf(passage);
  const isAlone = own.startsWith('.') || passage.titles.length === 1;
  return {url: passage.url, title: isAlone ? own : `${passage.titles[0]}: ${own}`};
}

/** The address of a section's page. */
export const pageOf = ({url}: {readonly url: string}): string => url.split('#')[0] ?? url;

/** Parts of a passage, each note followed by its own parts. */
export const flat = (parts: readonly Part[]): readonly Part[] =>
  parts.flatMap(part => (part.kind === 'note' ? [part, ...flat(part.parts)] : [part]));

export const isCode = (part: Part): part is Code => part.kind === 'code';

export const isText = (part: Part): part is Text => part.kind === 'text';

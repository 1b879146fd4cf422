/**
 * What answers quote: the docs as they are written, section by section, in Markdown whose links lead to the site's own
 * addresses. plugins/ask-passages writes them at build; nothing that a reader is told as a fact is written anywhere else.
 */

/** A paragraph, a list or a table. */
interface Text {
  readonly kind: 'text';
  readonly markdown: string;
}

/** A fenced block. */
export interface Code {
  readonly kind: 'code';
  readonly language: string;
  /** The name of the file that it shows. */
  readonly title?: string;
  /** What its tests are there for; nothing where it has none: a configuration, say. */
  readonly shows?: 'example' | 'failure' | 'edges' | 'fault';
  readonly code: string;
}

/** An admonition, e.g. of type `caution`, `fault` or `related`. */
export interface Note {
  readonly kind: 'note';
  readonly type: string;
  readonly title?: string;
  readonly parts: readonly Part[];
}

/** What a section is made of. */
export type Part = Text | Code | Note;

/** A section: a page's beginning, or a heading with what follows it up to the next. */
export interface Passage {
  /** e.g. `/docs/matchers/array#tobearray` */
  readonly url: string;
  /** The page's title, and the headings above it down to its own, without backticks. */
  readonly titles: readonly [page: string, ...headings: string[]];
  readonly parts: readonly Part[];
}

/** Changes with the file's form, so that a file of another form is refused instead of read wrongly. */
export const FORM = 1;

/** All passages of the site, as the build writes them and a browser or a server reads them. */
export interface PassagesFile {
  readonly form: typeof FORM;
  readonly passages: readonly Passage[];
}

/**
 * @param file what was read
 * @throws {Error} when it has another form than this code reads
 */
export function passagesOf(file: unknown): readonly Passage[] {
  if (!isPassagesFile(file)) throw new Error(`The file of passages is not of form ${FORM}.`);
  return file.passages;
}

/** The form vouches for the rest: the same project writes the file. */
const isPassagesFile = (file: unknown): file is PassagesFile =>
  typeof file === 'object' &&
  file !== null &&
  'form' in file &&
  file.form === FORM &&
  'passages' in file &&
  Array.isArray(file.passages);

/** What a section is called: its own heading, else its page's title. */
export const titleOf = ({titles}: Passage): string => titles.at(-1) ?? '';

/** The address of the page that a section stands on. */
export const pageOf = ({url}: {readonly url: string}): string => url.split('#')[0] ?? url;

/** Parts of a passage and, one after the other, those inside its notes. */
export const flat = (parts: readonly Part[]): readonly Part[] =>
  parts.flatMap(part => (part.kind === 'note' ? [part, ...flat(part.parts)] : [part]));

/** Whether a part is code, and of these kinds if they are given. */
export const isCode =
  (...shows: readonly Code['shows'][]) =>
  (part: Part): part is Code =>
    part.kind === 'code' && (shows.length === 0 || shows.includes(part.shows));

/** Whether a part is a note, and of these types if they are given. */
export const isNote =
  (...types: readonly string[]) =>
  (part: Part): part is Note =>
    part.kind === 'note' && (types.length === 0 || types.includes(part.type));

/** Whether a part is text. */
export const isText = (part: Part): part is Text => part.kind === 'text';

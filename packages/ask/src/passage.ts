import {type Section, type SectionLink, getTitle} from '@jest-extended/docs-model/section';
import type {SectionRef} from './block';

/**
 * The sections of the docs in Markdown, whose links are addresses on the site: the text that answers quote. The build
 * writes a file for each page (plugins/section-files), which a browser or a service reads.
 */

/** The version of the file's format. A file of another version is rejected. */
export const FORM = 4;

/** The passages of a page, as the build writes them. */
export interface PassagesFile {
  readonly form: typeof FORM;
  readonly passages: readonly Section[];
}

/**
 * The folder of the files, below the site's root. Their names have no hash, so a page that was open during a deployment
 * can still load them.
 */
export const FOLDER = 'ask';

/** The file of a page in that folder, e.g. `docs/matchers/array.json` for `/docs/matchers/array`. */
export const getSectionsFile = (page: string): string => `${page.replace(/^\/|\/$/g, '')}.json`;

/**
 * @param file parsed JSON
 * @throws {Error} if the file has another format
 */
export function parseSections(file: unknown): readonly Section[] {
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

/** A reference to a section. Its name is the title; sections of guides also have the page's title before it. */
export function createReference(passage: SectionLink): SectionRef {
  const own = getTitle(passage);
  const isAlone = own.startsWith('.') || passage.titles.length === 1;
  return {url: passage.url, title: isAlone ? own : `${passage.titles[0]}: ${own}`};
}

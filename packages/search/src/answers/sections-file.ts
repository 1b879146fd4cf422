import type {Section} from '@jest-extended/docs-model/section';
import {isOfForm} from '../form';

/**
 * The sections of the docs in Markdown, whose links are paths on the site: the text that answers quote. The build writes a
 * file for each page (plugins/section-files), which a browser or a service reads.
 */

/** The version of the file's format. A page that was open during a deployment rejects a file of another version. */
export const FORM = 4;

/** The sections of a page, as the build writes them. */
export interface SectionsFile {
  readonly form: typeof FORM;
  readonly sections: readonly Section[];
}

/** The folder of the files, below the site's root. Their names have no hash, so that they can be loaded after a deployment. */
export const FOLDER = 'ask';

/** The file of a page in that folder, e.g. `docs/matchers/array.json` for `/docs/matchers/array`. */
export const getSectionsFile = (page: string): string => `${page.replace(/^\/|\/$/g, '')}.json`;

/**
 * @param file parsed JSON
 * @throws {Error} if the file has another format
 */
export function parseSections(file: unknown): readonly Section[] {
  if (!isOfForm<SectionsFile>(file, FORM)) throw new Error(`The file of sections is not of form ${FORM}.`);
  return file.sections;
}

import {inline, type Inline, type Section} from '../references';
import type {Run, Source} from '../scenario';

/** A command that has to fail, with this output. */
export const expectFailure = (run: Source, ...output: readonly (Source | Inline)[]): Run => ({
  run,
  fails: true,
  output,
});

/** Lines of a file that the page has in its text, not as a block. */
export const expectLines = (file: string, ...lines: readonly Inline[]): Run => ({run: `cat ${file}`, output: lines});

/** Refers to several texts in backticks of a section. */
export const inlines = (section: Section, ...texts: readonly string[]): Inline[] =>
  texts.map(text => inline(section, text));

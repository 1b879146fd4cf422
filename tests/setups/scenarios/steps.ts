import type {Inline} from '../references';
import type {Run, Source} from '../scenario';

/** A command that has to fail, with this output. */
export const expectFailure = (run: Source, ...output: readonly (Source | Inline)[]): Run => ({
  run,
  fails: true,
  output,
});

/** Lines of a file that the page has in its text, not as a block. */
export const expectLines = (file: string, ...lines: readonly Inline[]): Run => ({run: `cat ${file}`, output: lines});

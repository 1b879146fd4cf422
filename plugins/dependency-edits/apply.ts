import type {Edit} from './edits';

/**
 * @param source the dependency's file as it is installed
 * @returns the edited file
 * @throws {Error} naming the edit, if its text does not occur exactly once because the dependency changed
 */
export function applyEdit(source: string, {name, file, find, replace}: Edit): string {
  const [before, after, ...more] = source.split(find);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(
      `plugins/dependency-edits/edits.ts: the edit "${name}" finds its text ${source.split(find).length - 1} times in ` +
        `${file}, not once. The dependency has changed: check whether it still needs the edit, then adapt or remove it.`,
    );
  }
  return before + replace + after;
}

import type {Edit} from './edits';

/**
 * @param source the dependency's file as it is installed
 * @returns the edited file
 * @throws {Error} naming the edit, if its text does not occur exactly once, or its end not after it, because the
 *   dependency changed
 */
export function applyEdit(source: string, {name, file, find, until, replace}: Edit): string {
  const fail = (problem: string) =>
    new Error(
      `plugins/dependency-edits/edits.ts: the edit "${name}" finds its ${problem} in ${file}. The dependency has ` +
        'changed: check whether it still needs the edit, then adapt or remove it.',
    );
  const [before, after, ...more] = source.split(find);
  if (before === undefined || after === undefined || more.length > 0) {
    throw fail(`text ${source.split(find).length - 1} times, not once,`);
  }
  const end = until === undefined ? 0 : after.indexOf(until);
  if (end < 0) throw fail('text but not its end');
  return before + replace + after.slice(end);
}

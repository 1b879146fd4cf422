import type {FinderExample} from '@jest-extended/finder';
import {isCodeHash} from '@site/src/components/playground/codeHash';

/** The id of the row, followed by the example: after the #, so that it is never sent to a server. */
const PREFIX = '#by-example?';

/** Longer examples are not put into the URL. */
const LONGEST = 2_000;

/**
 * @param hash of any URL
 * @returns the example that a link contains, if any; it is from any source, so it must not run by itself
 */
export function readExample(hash: string): FinderExample | undefined {
  if (!hash.startsWith(PREFIX)) return undefined;
  const parameters = new URLSearchParams(hash.slice(PREFIX.length));
  return {value: parameters.get('value') ?? '', expected: parameters.get('expected') ?? ''};
}

/** Puts an example into the URL of the page, unless that contains the code of the playground. */
export function storeExample({value, expected}: FinderExample): void {
  if (isCodeHash(window.location.hash)) return;
  const parameters = new URLSearchParams({value, ...(expected && {expected})}).toString();
  if (parameters.length > LONGEST) return;
  window.history.replaceState(window.history.state, '', PREFIX + parameters);
}

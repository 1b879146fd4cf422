import type {FinderExample} from '@jest-extended/runner/finder';

/** The id of the tab, followed by the example: after the #, so that it is never sent to a server. */
const PREFIX = '#by-example?';

/** Longer examples are not put into the URL. */
const LONGEST = 2_000;

/** @returns the example of a link, if any; it is from any source, so it must not run by itself */
export function readExample(hash: string): FinderExample | undefined {
  if (!hash.startsWith(PREFIX)) return undefined;
  const parameters = new URLSearchParams(hash.slice(PREFIX.length));
  return {value: parameters.get('value') ?? '', expected: parameters.get('expected') ?? ''};
}

/** Puts an example into the URL of the page. */
export function storeExample({value, expected}: FinderExample): void {
  const parameters = new URLSearchParams({value, ...(expected && {expected})}).toString();
  if (parameters.length <= LONGEST) window.history.replaceState(window.history.state, '', PREFIX + parameters);
}

import type {Purpose} from '@site/src/components/RunVerdict/judge';

const LANGUAGE = /(?:^|\s)language-[jt]sx?(?:\s|$)/;
const MARK = /(?:^|\s)test(?:=(\S+))?(?:\s|$)/;
const EDGES = /(?:^|\s)test=edges(?:\s|$)/;

/** What needs more than a page has, a file system say, is shown and not run. */
const ELSEWHERE = /(?:^|\s)browser="([^"]+)"/;

/** Words in quotes, such as a title's, are no marks. */
const QUOTED = /"[^"]*"|'[^']*'/g;

/**
 * What a fence's info string asks for: `test` is an example that passes, `test=fails` one whose tests all fail. Blocks of
 * edges (`test=edges`) and of the library's faults (`test=fault`) pass.
 * @param className the block's classes, of which one names its language
 * @param metastring what stands after the language
 * @returns nothing for a block that does not run
 */
export function purposeOf(className: string | undefined, metastring: string | undefined): Purpose | undefined {
  const mark = className && LANGUAGE.test(className) ? MARK.exec(marksIn(metastring)) : null;
  if (!mark) return undefined;
  return mark[1] === 'fails' ? 'fails' : 'passes';
}

/** Why an example does not run in the page, as its fence says: `browser="it reads a file, …"`. */
export const whyElsewhere = (metastring = ''): string | undefined => ELSEWHERE.exec(metastring)?.[1];

/** Whether a fence's info string says that its tests are the edges of a matcher, to be drawn as a list. */
export const isListOfEdges = (metastring: string | undefined): boolean => EDGES.test(marksIn(metastring));

const marksIn = (metastring = ''): string => metastring.replace(QUOTED, '');

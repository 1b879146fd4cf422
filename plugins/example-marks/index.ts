import {stopOrWarn} from '../mdx-nodes/stop-or-warn';
import type {PageNode} from '../mdx-nodes';
import {exampleOf, isCode} from './marks.cjs';

const MATCHER_PAGE = /[\\/]docs[\\/]matchers[\\/]/;

/** What this plugin is told. */
export interface Options {
  /** What becomes of a fence that is marked wrongly; by default the build stops. */
  readonly complain?: (message: string) => void;
}

/**
 * Remark plugin: reads the marks of a page's fences, so that a misspelt one is told while the page is written. On the
 * pages of matchers every fence with code has one, or its code would never run.
 *
 * @throws {Error} naming page and line; while somebody writes (`npm start`) that is a warning
 */
export default function exampleMarks({complain = stopOrWarn}: Options = {}) {
  return (tree: PageNode, {path}: {path: string}): void => {
    for (const {lang, meta, position} of fencesOf(tree)) {
      const problem = problemOf(`${lang ?? ''} ${meta ?? ''}`, MATCHER_PAGE.test(path));
      if (problem) complain(`${path}:${position?.start.line ?? 0}: ${problem}`);
    }
  };
}

function problemOf(info: string, isNeeded: boolean): string | undefined {
  try {
    const isMissing = isCode(info) && !exampleOf(info);
    return isNeeded && isMissing ? `the fence "${info.trim()}" has no mark, so nothing runs its code` : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const fencesOf = ({type, children = [], ...rest}: PageNode): PageNode[] =>
  type === 'code' ? [{type, ...rest}] : children.flatMap(fencesOf);

import {LINES_BEFORE, type Prepared} from '../prepare';

/** A place in a text; lines and columns count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The current test file, for stacks. A worker runs one file, once. */
interface TestFile {
  /** The path in stack frames, e.g. `/array.test.ts`. */
  path: string;
  /** The reader's code. */
  source: string;
  /** The script's URL, for engines that use it in stack frames. */
  url: string;
  /** Places that Jest does not show, with others in place of them. */
  moved: Prepared['moved'];
}

export const testFile: TestFile = {path: '', source: '', url: '', moved: new Map()};

/**
 * The frame of a library in a stack. Jest separates a message from its stack by the first frame, and leaves its own files
 * out; `withoutLibraryFrames` removes the others from a report.
 */
export const LIBRARY_FRAME = 'library (/node_modules/jest-circus/build/library.js:1:1)';

/** Removes frames inside libraries from a report, where they have the positions of a minified script. */
export const withoutLibraryFrames = (report: string): string => report.replace(/^.*\bat library \(.*\n?/gm, '');

/** Whether the URL of a frame is the test file's. */
export const isTestFile = (url: string | null | undefined): boolean =>
  testFile.path !== '' && (url === testFile.path || url === testFile.url);

const NAME = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy;
const NOT_A_NAME = new Set(
  'new super await return throw function async class const let var if for while do switch try typeof void delete yield'.split(
    ' ',
  ),
);

/**
 * Converts a place in the script to one in the source that Jest in Node shows, with the identifier there. Jest uses it as
 * the name of a frame, because its source map contains it: `at Object.toBe (…)` is a frame whose call of `toBe` failed.
 */
export function findPlace({line, column}: Place): Place & {readonly name?: string} {
  const own = `${line - LINES_BEFORE}:${column - 1}`;
  const [row = 0, start = 0] = (testFile.moved.get(own) ?? own).split(':').map(Number);
  NAME.lastIndex = start;
  const name = NAME.exec(testFile.source.split('\n')[row - 1] ?? '')?.[0];
  const place = {line: row, column: start + 1};
  return name === undefined || NOT_A_NAME.has(name) ? place : {...place, name};
}

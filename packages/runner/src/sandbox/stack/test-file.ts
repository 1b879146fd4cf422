import type {Place} from '../prepare/canvas';

/** The current test file, for stacks. A worker runs one file, once. */
interface TestFile {
  /** The path in stack frames, e.g. `/array.test.ts`. */
  path: string;
  /** The reader's code. */
  source: string;
  /** The script's URL, for engines that use it in stack frames. */
  url: string;
  /** Converts a place in the script to one in the source. */
  findPlace: (place: Place) => Place;
}

export const testFile: TestFile = {path: '', source: '', url: '', findPlace: place => place};

const libraryPlaces = new Map(
  Object.entries(RUNNER_PLACES).flatMap(([file, places]) =>
    Object.entries(places).map(([place, original]) => [place, `/${file}:${original}`]),
  ),
);

/** Converts a position in this script to one in a library file, e.g. `/node_modules/expect/build/index.js:9:1`. */
export const findLibraryPlace = (line: number, column: number): string | undefined =>
  libraryPlaces.get(`${line}:${column}`);

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
 * The identifier at a position of the source. Jest in Node uses it as the name of a frame, because its source map
 * contains it: `at Object.toBe (…)` is a frame whose call of `toBe` failed.
 */
export function findName({line, column}: Place): string | undefined {
  const text = testFile.source.split('\n')[line - 1] ?? '';
  NAME.lastIndex = column - 1;
  const name = NAME.exec(text)?.[0];
  return name === undefined || NOT_A_NAME.has(name) ? undefined : name;
}

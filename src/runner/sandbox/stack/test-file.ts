/** The test file of this run, as the stack needs to know it. A worker runs one file, once. */
interface TestFile {
  /** As frames name it, e.g. `/array.test.ts`. */
  path: string;
  /** What the reader wrote. */
  source: string;
  /** The script's own address, in case that an engine names frames by it. */
  url: string;
  /** How much of the script's first line stands in front of the source. */
  headLength: number;
}

export const testFile: TestFile = {path: '', source: '', url: '', headLength: 0};

const places = new Map(
  Object.entries(RUNNER_PLACES).flatMap(([file, ofFile]) =>
    Object.entries(ofFile).map(([here, there]) => [here, `/${file}:${there}`]),
  ),
);

/** Where a place of this script stands in the library that it comes from, e.g. `/node_modules/expect/build/index.js:9:1`. */
export const libraryPlace = (line: number, column: number): string | undefined => places.get(`${line}:${column}`);

/** Whether a frame's address is the test file's. */
export const isTestFile = (address: string | null | undefined): boolean =>
  testFile.path !== '' && (address === testFile.path || address === testFile.url);

/** A column of the script as one of the source; both from 1. */
export const columnInSource = (line: number, column: number): number =>
  line === 1 ? Math.max(1, column - testFile.headLength) : column;

const NAME = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy;
const NOT_A_NAME = new Set(
  'new await return throw function async class const let var if for while do switch try typeof void delete yield'.split(
    ' ',
  ),
);

/**
 * The identifier that starts at a place of the source. Jest in Node shows it as the name of a frame, because its source
 * map has it there: `at Object.toBe (…)` is a frame whose call of `toBe` failed.
 */
export function nameAt(line: number, column: number): string | undefined {
  const text = testFile.source.split('\n')[line - 1] ?? '';
  NAME.lastIndex = column - 1;
  const name = NAME.exec(text)?.[0];
  return name === undefined || NOT_A_NAME.has(name) ? undefined : name;
}

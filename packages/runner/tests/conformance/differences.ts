import {plain} from '../../src/testing/plain';

/** Reports that differ from Jest's in Node. */
export interface Difference {
  readonly file: string;
  /** Matches the report's heading: the titles of its test, or `Test suite failed to run`. All reports without it. */
  readonly test?: RegExp;
  readonly why: string;
  /** Removes the difference from the report of the page, and from that of Node; both are equal then. */
  readonly change: (report: string) => string;
  /** With another version of Node or of the browser the reports may be equal. */
  readonly mayAgree?: true;
}

const minified = 'The text shows the source of a function of Jest, or a variable there. The script is minified.';
const engine = 'The browser’s JavaScript engine is newer than Node’s and words or places this otherwise.';
const notOurs = 'Jest shows frames of its own command line, or the words of Babel, which are not part of the page.';
const pageSaysMore = 'The page says what can be imported, and marks the module’s name.';
const calls = 'A browser names the parenthesis of such a call, and Babel’s source map the function.';

type Change = Difference['change'];

const swap =
  (from: RegExp, to: string): Change =>
  report =>
    report.replace(from, to);

/** Applies changes in sequence. */
const all =
  (...changes: readonly Change[]): Change =>
  report =>
    changes.reduce((text, change) => change(text), report);

/** Removes the lines with this text, ignoring colors, and empty lines at the end of the report. */
export const withoutLines =
  (reads: RegExp): Change =>
  report =>
    report
      .split('\n')
      .filter(line => !reads.test(plain(line)))
      .join('\n')
      .trimEnd();

/** Removes the place of an error: the marker in the code frame, and the stack frame. */
const withoutPlace: Change = report => withoutLines(/^ *>? *\d* \||^ +at /)(plain(report));

const withoutFrames = withoutLines(/^ +at /);

const withoutAdvice = swap(/\n*.*A test on this page can import [^\n]*\n/, '\n');

/** Removes Babel's message about a file that cannot be parsed, except the error and the code frame. */
const withoutBabel = all(
  plain,
  swap(/Jest encountered[^]*?SyntaxError: \S+: /, ''),
  swap(/\.? \(\d+:\d+\)\n/, '\n'),
  swap(/\n+ *at [^]*/, ''),
);

/** All reports that differ. The suite fails if one is missing here, or no longer differs. */
export const differences: readonly Difference[] = [
  {
    file: 'mock',
    test: /^toHaveBeenCalled\w+ › asymmetric/,
    why: minified,
    change: all(swap(/function ?\(\) ?\{[^]*?\}/, 'function'), swap(/- Expected {2}- \d/, '')),
  },
  {file: 'compares-dom-like', why: minified, change: swap(/\w+(?=\.cloneNode is not a function)/g, 'value')},
  {
    file: 'classes-and-errors',
    test: /^invalid json/,
    why: engine,
    change: swap(/ \(line 1 column 2\)/, ''),
    mayAgree: true,
  },
  {
    file: 'classes-and-errors',
    test: /^stack overflow/,
    why: 'The stack ends where it is full: at the call, or at the function that has no room left.',
    change: withoutPlace,
    mayAgree: true,
  },
  {file: 'thenable-that-throws', why: engine, change: withoutFrames, mayAgree: true},
  {file: 'keys-of-null', why: engine, change: swap(/Function\.keys/, 'Object.keys'), mayAgree: true},
  {
    file: 'throws-dom-exception',
    why: 'Browsers give a DOMException no stack, and so no place and no name.',
    change: all(swap(/AbortError: /, ''), withoutPlace),
  },
  ...['no-tests', 'no-tests-in-describe'].map(file => ({file, why: notOurs, change: withoutFrames})),
  ...['syntax-error', 'duplicate-const'].map(file => ({file, why: notOurs, change: withoutBabel})),
  ...['unknown-module', 'unknown-require'].map(file => ({
    file,
    why: pageSaysMore,
    change: all(withoutAdvice, withoutPlace),
  })),
  {
    file: 'places-of-calls',
    why: calls,
    change: withoutPlace,
  },
];

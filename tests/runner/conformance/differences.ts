/** A report that reads otherwise than Jest's in Node, and why that stays so. */
export interface Difference {
  readonly file: string;
  /** What the report is headed with: the titles of its test, or `Test suite failed to run`. */
  readonly test: string;
  readonly why: string;
}

const minified =
  'The text shows the source of a function of the library, or the name of one of its variables. The page’s script is ' +
  'minified: functions keep their names, not their text.';
const engine = 'The browser’s JavaScript engine is newer than Node’s and words or places this otherwise.';
const notOurs = 'Jest shows frames of its own command line or of Babel, which are not part of the page.';
const blanked = 'Babel rewrites this statement, and its source map loses the place. Blanked types move nothing.';

const suite = 'Test suite failed to run';

/** Every report that differs. The suite fails at one that is missing here and at one that no longer differs. */
export const differences: readonly Difference[] = [
  {file: 'toHaveBeenCalledBefore', test: 'toHaveBeenCalledBefore › asymmetric, refused', why: minified},
  {file: 'toHaveBeenCalledBefore', test: 'toHaveBeenCalledBefore › asymmetric not, refused', why: minified},
  {file: 'toHaveBeenCalledAfter', test: 'toHaveBeenCalledAfter › asymmetric, refused', why: minified},
  {file: 'toHaveBeenCalledAfter', test: 'toHaveBeenCalledAfter › asymmetric not, refused', why: minified},
  {file: 'returns-a-value', test: 'gives something back', why: minified},
  {file: 'compares-dom-like', test: 'a', why: minified},
  {file: 'predicate-is-none', test: 'a', why: minified},
  {file: 'asymmetric', test: 'any without a class', why: engine},
  {file: 'counting', test: 'hasAssertions with arguments', why: engine},
  {file: 'classes-and-errors', test: 'invalid json', why: engine},
  {file: 'classes-and-errors', test: 'stack overflow', why: engine},
  {file: 'thenable-that-throws', test: 'a', why: engine},
  {file: 'throws-dom-exception', test: 'a', why: 'Browsers give a DOMException no stack.'},
  {file: 'keys-of-null', test: 'a', why: engine},
  {file: 'classes-and-errors', test: 'assignment to constant', why: blanked},
  {file: 'no-tests', test: suite, why: notOurs},
  {file: 'no-tests-in-describe', test: suite, why: notOurs},
  {file: 'syntax-error', test: suite, why: notOurs},
  {file: 'duplicate-const', test: suite, why: notOurs},
  {file: 'unknown-module', test: suite, why: 'The page says what can be imported.'},
  {file: 'unknown-require', test: 'a', why: 'The page says what can be imported.'},
  {
    file: 'extend',
    test: 'throws',
    why: 'The frame of a function that is called where it is written has no place of its own in a minified script.',
  },
  {
    file: 'predicate-throws',
    test: 'a',
    why: 'The frame of a function that is called where it is written has no place of its own in a minified script.',
  },
  {
    file: 'compares-immutable-like',
    test: 'a',
    why: 'Two frames deep inside of Jest’s printing of values are left out.',
  },
  {
    file: 'fake-timers',
    test: 'endless',
    why: 'The frames of the fake clock are left out; it takes the stack apart to say which timer loops.',
  },
];

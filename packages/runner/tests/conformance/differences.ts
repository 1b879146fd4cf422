import {plain} from '../../src/testing/plain';

/** A report that differs from Jest's in Node: the reason, and the exact difference. */
export interface Difference {
  readonly file: string;
  /** The report's heading: the titles of its test, or `Test suite failed to run`. */
  readonly test: string;
  readonly why: string;
  /** Changes that make both reports equal, including colors. A report without one remains unchanged. */
  readonly node?: (report: string) => string;
  readonly page?: (report: string) => string;
  /** With another version of Node or of the browser the reports may be equal. */
  readonly mayAgree?: true;
}

const minified =
  'The text shows the source of a function of the library, or the name of one of its variables. The page’s script is ' +
  'minified: functions keep their names, not their text.';
const engine = 'The browser’s JavaScript engine is newer than Node’s and words or places this otherwise.';
const notOurs = 'Jest shows frames of its own command line or of Babel, which are not part of the page.';
const calledInPlace =
  'The frame of a function that is called where it is written has no place of its own in a minified script.';
const pageSaysMore = 'The page says what can be imported.';

const suite = 'Test suite failed to run';

type Change = (report: string) => string;

const swap =
  (from: RegExp | string, to: string): Change =>
  report =>
    report.replaceAll(from, () => to);

/** Applies changes in sequence. */
const all =
  (...changes: readonly Change[]): Change =>
  report =>
    changes.reduce((text, change) => change(text), report);

/** Removes the lines with this text, ignoring colors, and empty lines at the end of the report. */
const withoutLines =
  (reads: RegExp): Change =>
  report =>
    report
      .split('\n')
      .filter(line => !reads.test(plain(line)))
      .join('\n')
      .trimEnd() + (/\n*$/.exec(report)?.[0] ?? '');

/** The source of `jest.fn()`, which is longer in jest-mock than on the page. */
const mockSource: Pick<Difference, 'node' | 'page'> = {
  node: all(
    swap('- Expected  - 3', '- Expected  - 1'),
    // Each line of a diff has a color.
    swap(
      // eslint-disable-next-line no-control-regex -- colors begin with the escape character
      /function \(\) \{\u001b\[39m\n *\u001b\[32m- +return fn\.apply\(this, arguments\);\u001b\[39m\n *\u001b\[32m- +\}/g,
      'function(){return fn.apply(this,arguments)}',
    ),
  ),
  page: swap(/function\(\)\{return \w+\.apply\(this,arguments\)\}/g, 'function(){return fn.apply(this,arguments)}'),
};

/** The position of a code frame's marker, and of its stack frame. */
const atColumn = (line: number, from: number, to: number): Change =>
  all(
    swap(`:${line}:${from})`, `:${line}:${to})`),
    // Three escape sequences separate the marker from the bar: `|‹39› ‹31›‹1›^`.
    // eslint-disable-next-line no-control-regex -- colors begin with the escape character
    report => report.replace(/(\|\u001b\[39m) +(?=\u001b\[31m\u001b\[1m\^)/, `$1${' '.repeat(to)}`),
  );

/** Babel's message about a file that cannot be parsed, without the error itself and the code frame. */
const babelsWords: Change = report => {
  const [head = '', rest = ''] = report.split(/(?<=● \S*Test suite failed to run\n\n)/);
  // eslint-disable-next-line no-control-regex -- colors begin with the escape character
  const wrong = /SyntaxError: .+?\.test\.ts: (.*?)\.? \(\d+:\d+\)\n\n([\s\S]*?\u001b\[0m\n)/.exec(rest);
  return wrong ? `${head}    ${wrong[1]}\n\n${wrong[2]}` : report;
};

const withoutAdvice: Change = report => report.replace(/ {4}A test on this page can import [^\n]*\n\n/, '');

/** All reports that differ. The suite fails if one is missing here, or no longer differs. */
export const differences: readonly Difference[] = [
  ...['toHaveBeenCalledBefore', 'toHaveBeenCalledAfter'].flatMap(matcher =>
    ['asymmetric, refused', 'asymmetric not, refused'].map(use => ({
      file: 'mock',
      test: `${matcher} › ${use}`,
      why: minified,
      ...mockSource,
    })),
  ),
  {
    file: 'returns-a-value',
    test: 'gives something back',
    why: minified,
    page: swap(/\w+\.finally\.\w+(?= \()/g, 'Promise.finally.completed'),
  },
  {
    file: 'compares-dom-like',
    test: 'a',
    why: minified,
    page: swap(/\w+\.cloneNode is/g, 'value.cloneNode is'),
  },
  {
    file: 'predicate-is-none',
    test: 'a',
    why: minified,
    node: withoutLines(/^ +at Object\.throwingMatcher \[as toSatisfy\]/),
    page: swap(/\b\w+ is not a function/g, 'expected is not a function'),
  },
  {
    file: 'asymmetric',
    test: 'any without a class',
    why: engine,
    node: swap('at Function.any ', 'at expect.any '),
    mayAgree: true,
  },
  {
    file: 'counting',
    test: 'hasAssertions with arguments',
    why: engine,
    node: swap('at Function.hasAssertions ', 'at expect.hasAssertions '),
    mayAgree: true,
  },
  {
    file: 'classes-and-errors',
    test: 'invalid json',
    why: engine,
    node: swap(/at position 1$/gm, 'at position 1 (line 1 column 2)'),
    mayAgree: true,
  },
  {
    file: 'classes-and-errors',
    test: 'stack overflow',
    why: 'The stack ends where it is full: at the call, or at the function that has no room left.',
    node: all(atColumn(22, 42, 48)),
    page: all(atColumn(22, 42, 48)),
    mayAgree: true,
  },
  {
    file: 'thenable-that-throws',
    test: 'a',
    why: engine,
    page: withoutLines(/^ +at Object\.<anonymous> \(/),
    node: withoutLines(/^ +at Object\.<anonymous> \(/),
    mayAgree: true,
  },
  {
    file: 'keys-of-null',
    test: 'a',
    why: engine,
    node: swap('at Function.keys ', 'at Object.keys '),
    mayAgree: true,
  },
  {
    file: 'throws-dom-exception',
    test: 'a',
    why: 'Browsers give a DOMException no stack, and so no place and no name.',
    node: report => report.replace(/AbortError: aborted\n[\s\S]*/, 'aborted\n'),
  },
  ...['only modern', 'only modern, asynchronous', 'only legacy'].map(test => ({
    file: 'legacy-timers',
    test,
    why: 'Here the `jest` object is not a part of Jest’s.',
    node: withoutLines(/^ +at Object\.\w+ \(node_modules\/jest-runtime\//),
  })),
  ...['no-tests', 'no-tests-in-describe'].map(file => ({
    file,
    test: suite,
    why: notOurs,
    node: withoutLines(/^ +at .*(?:node_modules\/|<anonymous>)/),
  })),
  ...['syntax-error', 'duplicate-const'].map(file => ({
    file,
    test: suite,
    why: notOurs,
    node: babelsWords,
    page: withoutLines(/^ +at \.cache\//),
  })),
  {
    file: 'unknown-module',
    test: suite,
    why: `${pageSaysMore} It marks the module’s name, and Jest the statement.`,
    node: all(withoutLines(/^ +at (?:Resolver|Object\.require)\b/), atColumn(1, 1, 23)),
    page: all(withoutLines(/^ +at \.cache\/.*:1:23$/), withoutAdvice),
  },
  {
    file: 'unknown-require',
    test: 'a',
    why: pageSaysMore,
    node: withoutLines(/^ +at Resolver\b/),
    page: withoutAdvice,
  },
  {
    file: 'extend',
    test: 'throws',
    why: calledInPlace,
    node: withoutLines(/^ +at Object\.throwingMatcher \[as toBreak\]/),
  },
  {
    file: 'predicate-throws',
    test: 'a',
    why: calledInPlace,
    node: withoutLines(/^ +at Object\.throwingMatcher \[as toSatisfy\]/),
  },
  {
    file: 'compares-immutable-like',
    test: 'a',
    why: 'Two frames deep inside of Jest’s printing of values are left out.',
    node: withoutLines(/^ +at (?:Object\.next|message) \(node_modules\/(?:jest-diff|expect)\//),
  },
];

/**
 * The marks in the info string of a fence, e.g. ` ```ts title="a.test.ts" test=fails `:
 *
 * - `test`: an example, whose tests pass.
 * - `test=fails`: an example whose tests all fail with a matcher's message.
 * - `test=edge-cases`: tests that pass; each states one edge case of a matcher in its name.
 * - `test=known-issue`: tests that pass as long as the library has a known issue.
 * - `vitest=differs`: in addition to one of these; under Vitest the tests do not do this (tests/examples/differences.cjs).
 * - `browser="<why>"`: in addition to one of these; in a browser the tests do not do this. The page shows the reason.
 */

const {parseEdgeCases} = require('./edge-cases.cjs');

/** @typedef {import('./section').Marks} Marks */

/**
 * @typedef {object} Fence a fenced block
 * @property {string} language
 * @property {string} code the text between the fences, without the indentation
 * @property {string} [title] the name of the file that the code shows
 * @property {Marks} [marks] absent for code that is not run
 * @property {import('./section').EdgeCase[]} [edgeCases] of a block with `test=edge-cases`
 * @property {boolean} isCode whether it holds JavaScript or TypeScript, run or not
 * @property {boolean} isPerManager whether npm2yarn shows it once for each package manager
 * @property {string} [problem] why its marks or its edge cases cannot be read; it has no `marks` then
 */

const CODE = /^(?:javascript|typescript|[cm]?[jt]s|[jt]sx)$/i;
const RUNNABLE = /^[jt]sx?$/;
/** A word, or a name with a value, which quotes may surround. */
const WORD = /(?<name>[^\s=]+)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>\S*)))?/g;

/** @type {Readonly<Record<string, Pick<Marks, 'verdict' | 'shows'>>>} */
const TESTS = {
  test: {verdict: 'passes', shows: 'example'},
  'test=fails': {verdict: 'fails', shows: 'example'},
  'test=edge-cases': {verdict: 'passes', shows: 'edge-cases'},
  'test=known-issue': {verdict: 'passes', shows: 'known-issue'},
};
const ALL_MARKS = `${Object.keys(TESTS).join(', ')}, vitest=differs and browser="<why>"`;

/**
 * Parses a fenced block: its info string, and its edge cases.
 * @param {Pick<import('mdast').Code, 'lang' | 'meta' | 'value'>} node
 * @returns {Fence}
 */
function parseFence({lang, meta, value: code}) {
  const language = lang ?? '';
  const words = [...(meta ?? '').matchAll(WORD)].map(([written, name, double, single, bare]) => ({
    written,
    name,
    quoted: double ?? single,
    value: double ?? single ?? bare,
  }));
  const title = words.find(({name}) => name === 'title')?.value;
  const isCode = CODE.test(language);
  const {marks, problem} = isCode ? parseMarks(language, words) : {};
  return {
    language,
    code,
    ...(title && {title}),
    isCode,
    isPerManager: words.some(({written}) => written === 'npm2yarn'),
    ...(problem && {problem}),
    ...(marks && addEdgeCases(marks, code)),
  };
}

/**
 * @param {Marks} marks
 * @param {string} code
 * @returns {Pick<Fence, 'marks' | 'edgeCases' | 'problem'>}
 */
function addEdgeCases(marks, code) {
  if (marks.shows !== 'edge-cases') return {marks};
  try {
    return {marks, edgeCases: parseEdgeCases(code)};
  } catch (error) {
    return {problem: error instanceof Error ? error.message : String(error)};
  }
}

/**
 * @param {string} language
 * @param {readonly {written: string, name: string | undefined, quoted: string | undefined}[]} words
 * @returns {Pick<Fence, 'marks' | 'problem'>}
 */
function parseMarks(language, words) {
  const marks = words.filter(({name}) => name === 'test' || name === 'vitest' || name === 'browser');
  const unknown = marks.find(
    ({written, name, quoted}) => !(name === 'browser' ? quoted : TESTS[written] || written === 'vitest=differs'),
  );
  if (unknown) return {problem: `unknown mark "${unknown.written}". The marks are ${ALL_MARKS}.`};
  if (marks.length === 0) return {};
  const [test, another] = marks.flatMap(({written}) => TESTS[written] ?? []);
  if (!test || another) return {problem: `write exactly one of ${Object.keys(TESTS).join(', ')}.`};
  if (!RUNNABLE.test(language))
    return {problem: `a block in "${language}" cannot run. Name its language js, jsx, ts or tsx.`};
  const notInBrowser = marks.find(({name}) => name === 'browser')?.quoted;
  const differsInVitest = marks.some(({name}) => name === 'vitest');
  return {marks: {...test, ...(notInBrowser && {notInBrowser}), ...(differsInVitest && {differsInVitest})}};
}

module.exports = {parseFence};

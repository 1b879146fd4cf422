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

/**
 * @typedef {object} Marks
 * @property {'passes' | 'fails'} verdict what each of its tests must do
 * @property {'example' | 'edge-cases' | 'known-issue'} shows
 * @property {string} [notInBrowser] why it does not run in a browser, as a clause
 * @property {boolean} differsInVitest
 */

/**
 * @typedef {object} Fence
 * @property {string} [title] the name of the file that the code shows
 * @property {Marks} [marks] absent for code that is not run
 * @property {boolean} isCode whether it holds JavaScript or TypeScript, run or not
 * @property {boolean} isPerManager whether npm2yarn shows it once for each package manager
 * @property {string} [problem] why its marks cannot be read; it has no `marks` then
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
const KNOWN = `${Object.keys(TESTS).join(', ')}, vitest=differs and browser="<why>"`;

/**
 * Reads a fence's info string.
 * @param {string | null | undefined} language its first word
 * @param {string | null | undefined} meta the rest
 * @returns {Fence}
 */
function readFence(language, meta) {
  const words = [...(meta ?? '').matchAll(WORD)].map(([written, name, double, single, bare]) => ({
    written,
    name,
    quoted: double ?? single,
    value: double ?? single ?? bare,
  }));
  const title = words.find(({name}) => name === 'title')?.value;
  const isCode = CODE.test(language ?? '');
  return {
    ...(title && {title}),
    isCode,
    isPerManager: words.some(({written}) => written === 'npm2yarn'),
    ...(isCode && parseMarks(language ?? '', words)),
  };
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
  if (unknown) return {problem: `unknown mark "${unknown.written}". The marks are ${KNOWN}.`};
  if (marks.length === 0) return {};
  const [test, another] = marks.flatMap(({written}) => TESTS[written] ?? []);
  if (!test || another) return {problem: `write exactly one of ${Object.keys(TESTS).join(', ')}.`};
  if (!RUNNABLE.test(language))
    return {problem: `a block in "${language}" cannot run. Name its language js, jsx, ts or tsx.`};
  const notInBrowser = marks.find(({name}) => name === 'browser')?.quoted;
  const differsInVitest = marks.some(({name}) => name === 'vitest');
  return {marks: {...test, ...(notInBrowser && {notInBrowser}), differsInVitest}};
}

module.exports = {readFence};

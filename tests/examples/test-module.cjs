/**
 * Turns an MDX page into a test file with the same line numbers, so that a failure names the line of the page.
 *
 * Every line outside of the examples becomes empty. The fence's own line opens a `describe` named after the heading above.
 */

const {getExamples, readPage} = require('@jest-extended/docs-model/page');

/** @typedef {import('@jest-extended/docs-model/page').DocsExample} DocsExample */

/**
 * @typedef {object} Opening the lines of the two fences in the test file, around the example's code
 * @property {string} open
 * @property {string} close
 */

const IMPORT = /^\s*import\s(?:.*\sfrom\s+)?['"][^'"]+['"];?\s*$/;

/** The name of an example's `describe`. @param {DocsExample} example */
const getName = ({heading, line}) => JSON.stringify(`${heading} (line ${line})`);

/**
 * How an example opens and closes under Jest: a failing one has its own `test` (failing-example.cjs).
 * @param {DocsExample} example
 * @returns {Opening}
 */
function jestOpening(example) {
  const failing = example.marks.verdict === 'fails' ? ' const test = globalThis.failingExample, it = test;' : '';
  return {open: `describe(${getName(example)}, () => {${failing}`, close: '});'};
}

/**
 * @param {string} text an MDX page
 * @param {string} file its path, for messages
 * @param {(example: DocsExample) => Opening} [opening] the lines of the fences
 * @returns {string} a TypeScript module with as many lines as the page
 * @throws {Error} on a mark that cannot be read, naming file and line
 */
function testModule(text, file, opening = jestOpening) {
  const examples = getExamples(readPage(text, file));
  // Jest and Vitest refuse a test file without tests.
  if (examples.length === 0) return `test('has no examples', () => {});`;
  const out = text.split('\n').map(() => '');
  /** @type {Set<string>} */
  const imports = new Set();
  for (const example of examples) {
    const {open, close} = opening(example);
    // Lines count from 1, and indexes from 0.
    out[example.line - 1] = open;
    example.code.split('\n').forEach((line, i) => {
      if (IMPORT.test(line)) imports.add(line.trim());
      else out[example.line + i] = line;
    });
    out[example.endLine - 1] = close;
  }
  out[0] = [...imports].join(' ') + (out[0] ?? '');
  return out.join('\n');
}

module.exports = {jestOpening, getName, testModule};

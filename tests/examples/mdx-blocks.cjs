/**
 * Turns an MDX page into a test file with the same line numbers, so that a failure names the line of the page.
 *
 * Which blocks run is what their marks say: plugins/example-marks/marks.cjs.
 *
 * Every other line becomes empty. The fence's own line opens a `describe` named after the heading above it.
 */

const {exampleOf, isCode} = require('../../plugins/example-marks/marks.cjs');

const FENCE = /^(?<indent>\s*)(?<ticks>`{3,}|~{3,})(?<info>.*)$/;
const HEADING = /^#{1,6}\s+(?<text>.*?)\s*(?:\{#.*\})?$/;
const IMPORT = /^\s*import\s(?:.*\sfrom\s+)?['"][^'"]+['"];?\s*$/;

/**
 * @typedef {object} Block
 * @property {number} start line of the opening fence, from 0
 * @property {number} end line of the closing fence, from 0
 * @property {number} indent columns before the fence
 * @property {string} info what stands after the ticks, e.g. `ts test=fails`
 * @property {string} heading text of the nearest heading above, or an empty string
 * @property {string} code the text between the fences, without the indentation
 */

/** @typedef {import('../../plugins/example-marks/marks.cjs').Example} Example */

/**
 * @typedef {object} Opening what stands on the two fences' lines of the test file, around the block's code
 * @property {string} open
 * @property {string} close
 */

/**
 * The fenced blocks of a Markdown text, in order. A block that is never closed ends with the text, as in CommonMark.
 * @param {string[]} lines
 * @returns {Block[]}
 */
function fencedBlocks(lines) {
  /** @type {Block[]} */
  const blocks = [];
  let heading = '';
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    heading = HEADING.exec(line)?.groups?.text ?? heading;
    const open = FENCE.exec(line)?.groups;
    if (!open) continue;
    const ticks = open.ticks ?? '';
    const closes = (/** @type {string} */ text) => {
      const trimmed = text.trim();
      return trimmed.length >= ticks.length && trimmed === ticks.charAt(0).repeat(trimmed.length);
    };
    let end = i + 1;
    while (end < lines.length && !closes(lines[end] ?? '')) end++;
    const indent = (open.indent ?? '').length;
    const code = lines.slice(i + 1, end).map(text => text.slice(indent));
    blocks.push({start: i, end, indent, info: (open.info ?? '').trim(), heading, code: code.join('\n')});
    i = end;
  }
  return blocks;
}

/**
 * The blocks of a page that run.
 * @param {string} text an MDX page
 * @param {string} file its path, for messages
 * @returns {(Block & Example)[]}
 * @throws {Error} on a misspelt mark, naming file and line
 */
function examplesOf(text, file) {
  return fencedBlocks(text.split('\n')).flatMap(block => {
    try {
      const example = exampleOf(block.info);
      return example ? [{...block, ...example}] : [];
    } catch (error) {
      throw new Error(`${file}:${block.start + 1}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
}

/**
 * The lines of a page whose JavaScript or TypeScript nothing runs.
 * @param {string} text an MDX page
 * @returns {number[]} lines of the opening fences, from 1
 */
function unmarkedExamples(text) {
  return fencedBlocks(text.split('\n')).flatMap(({info, start}) =>
    isCode(info) && !exampleOf(info) ? [start + 1] : [],
  );
}

/** The name of a block's `describe`. @param {Block} block */
const nameOf = ({heading, start}) => JSON.stringify(`${heading} (line ${start + 1})`);

/**
 * How an example opens and closes under Jest: a failing one has a `test` of its own (failing-example.cjs).
 * @param {Block & Example} block
 * @returns {Opening}
 */
function jestOpening(block) {
  const failing = block.verdict === 'fails' ? ' const test = globalThis.failingExample, it = test;' : '';
  return {open: `describe(${nameOf(block)}, () => {${failing}`, close: '});'};
}

/**
 * @param {string} text an MDX page
 * @param {string} file its path, for messages
 * @param {(block: Block & Example) => Opening} [opening] what stands on the fences' lines
 * @returns {string} a TypeScript module with as many lines as the page
 * @throws {Error} on a misspelt mark, naming file and line
 */
function extractTests(text, file, opening = jestOpening) {
  const out = text.split('\n').map(() => '');
  /** @type {Set<string>} */
  const imports = new Set();
  for (const block of examplesOf(text, file)) {
    const {open, close} = opening(block);
    out[block.start] = open;
    block.code.split('\n').forEach((line, i) => {
      if (IMPORT.test(line)) imports.add(line.trim());
      else if (block.start + 1 + i < block.end) out[block.start + 1 + i] = line;
    });
    out[block.end] = close;
  }
  out[0] = [...imports].join(' ') + (out[0] ?? '');
  return out.join('\n');
}

module.exports = {examplesOf, extractTests, fencedBlocks, jestOpening, nameOf, unmarkedExamples};

/**
 * Turns an MDX page into a Jest test file with the same line numbers, so that a failure names the line of the page.
 *
 * - ` ```ts test ` is a block whose tests must pass.
 * - ` ```ts test=fails ` is a block in which every test must fail with a matcher's message.
 *
 * Every other line becomes empty. The fence's own line opens a `describe` named after the heading above it.
 */

const FENCE = /^(?<indent>\s*)(?<ticks>`{3,}|~{3,})(?<info>.*)$/;
const HEADING = /^#{1,6}\s+(?<text>.*?)\s*(?:\{#.*\})?$/;
const LANGUAGE = /^\s*(?:js|jsx|ts|tsx)\b/;
const MARK = /\stest(?:=(?<kind>\S*))?(?=\s|$)/;
const IMPORT = /^\s*import\s.*from\s+['"][^'"]+['"];?\s*$/;

/**
 * @typedef {object} Block
 * @property {number} start line of the opening fence, from 0
 * @property {number} end line of the closing fence, from 0
 * @property {number} indent columns before the fence
 * @property {string} info what stands after the ticks, e.g. `ts test=fails`
 * @property {string} heading text of the nearest heading above, or an empty string
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
    blocks.push({start: i, end, indent: (open.indent ?? '').length, info: (open.info ?? '').trim(), heading});
    i = end;
  }
  return blocks;
}

/**
 * What a block's info string asks for.
 * @param {string} info e.g. `ts test=fails`
 * @returns {'passes' | 'fails' | undefined} `undefined` for a block that is not run
 * @throws {Error} when the mark is none of the two, so that a misspelt one does not go unrun
 */
function verdictOf(info) {
  const mark = LANGUAGE.test(info) ? MARK.exec(info) : null;
  if (!mark) return undefined;
  const kind = mark.groups?.kind;
  if (kind === undefined) return 'passes';
  if (kind === 'fails') return 'fails';
  throw new Error(`unknown mark "test=${kind}": write "test" (must pass) or "test=fails" (every test must fail)`);
}

/**
 * @param {string} text an MDX page
 * @param {string} file its path, for messages
 * @returns {{code: string, blocks: number}} a TypeScript module with as many lines as the page, and how many blocks it runs
 * @throws {Error} on a misspelt mark, naming file and line
 */
function extractTests(text, file) {
  const lines = text.split('\n');
  const out = lines.map(() => '');
  /** @type {Set<string>} */
  const imports = new Set();
  let count = 0;
  for (const {start, end, indent, info, heading} of fencedBlocks(lines)) {
    let verdict;
    try {
      verdict = verdictOf(info);
    } catch (error) {
      throw new Error(`${file}:${start + 1}: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (!verdict) continue;
    count++;
    const failing = verdict === 'fails' ? ' const test = globalThis.failingExample, it = test;' : '';
    out[start] = `describe(${JSON.stringify(`${heading} (line ${start + 1})`)}, () => {${failing}`;
    for (let i = start + 1; i < end; i++) {
      const line = (lines[i] ?? '').slice(indent);
      if (IMPORT.test(line)) imports.add(line.trim());
      else out[i] = line;
    }
    out[end] = '});';
  }
  out[0] = [...imports].join(' ') + (out[0] ?? '');
  return {code: out.join('\n'), blocks: count};
}

module.exports = {extractTests, fencedBlocks, verdictOf};

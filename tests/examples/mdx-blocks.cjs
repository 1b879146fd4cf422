/**
 * Turns an MDX page into a test file with the same line numbers, so that a failure names the line of the page.
 *
 * - ` ```ts test ` is a block whose tests must pass.
 * - ` ```ts test=fails ` is a block in which every test must fail with a matcher's message.
 * - ` ```ts test=edges ` is a block of tests that pass, of which each is one edge of a matcher, stated by its name.
 * - ` ```ts test=fault ` is a block whose tests pass for as long as the library has a fault that it should not have.
 * - `vitest=differs` beside one of them: there the block does otherwise (differences.cjs says why).
 * - `browser="<why>"` beside one of them: in the page it does otherwise, so it has no Run; the page shows the reason.
 *
 * Every other line becomes empty. The fence's own line opens a `describe` named after the heading above it.
 */

const FENCE = /^(?<indent>\s*)(?<ticks>`{3,}|~{3,})(?<info>.*)$/;
const HEADING = /^#{1,6}\s+(?<text>.*?)\s*(?:\{#.*\})?$/;
/** Every name that a fence may give to JavaScript or TypeScript, and those of them whose blocks can run. */
const CODE = /^(?:javascript|typescript|[cm]?[jt]s|[jt]sx)(?=\s|$)/;
const RUNNABLE = /^[jt]sx?(?=\s|$)/;
const MARK = /(?<=\s)(?:test|vitest|browser)(?:=\S*)?(?=\s|$)/g;
/** A value in quotes, such as a title or a reason, which may say "test" without being a mark. */
const QUOTED = /(?<==)("[^"]+"|'[^']+')/g;
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

/**
 * @typedef {object} Example
 * @property {'passes' | 'fails'} verdict what each of its tests must do
 * @property {'example' | 'edges' | 'fault'} shows what it is there for
 * @property {('vitest' | 'browser')[]} differs where it is marked as one that does otherwise
 */

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
 * Whether a block holds JavaScript or TypeScript, run or not.
 * @param {string} info e.g. `ts title="jest.config.ts"`
 */
const isCode = info => CODE.test(info);

/**
 * The marks that there are, and what each says.
 * @type {Readonly<Record<string, {run?: Pick<Example, 'verdict' | 'shows'>, differs: Example['differs']}>>}
 */
const marks = {
  test: {run: {verdict: 'passes', shows: 'example'}, differs: []},
  'test=fails': {run: {verdict: 'fails', shows: 'example'}, differs: []},
  'test=edges': {run: {verdict: 'passes', shows: 'edges'}, differs: []},
  'test=fault': {run: {verdict: 'passes', shows: 'fault'}, differs: []},
  'vitest=differs': {differs: ['vitest']},
  // What the quotes hold is left out before a mark is looked up.
  'browser=': {differs: ['browser']},
};

/**
 * What a block's info string asks for.
 * @param {string} info e.g. `ts test=fails`
 * @returns {Example | undefined} `undefined` for a block that is not run
 * @throws {Error} when a mark is none of those above, so that a misspelt one does not go unrun
 */
function exampleOf(info) {
  if (!isCode(info)) return undefined;
  const found = (info.replaceAll(QUOTED, '').match(MARK) ?? []).map(mark => {
    const meaning = marks[mark];
    if (!meaning) throw new Error(`unknown mark "${mark}": the marks are ${Object.keys(marks).join(', ')}`);
    return meaning;
  });
  if (found.length === 0) return undefined;
  const [run, another] = found.flatMap(mark => mark.run ?? []);
  if (!run || another) throw new Error('write one of "test", "test=fails", "test=edges" and "test=fault"');
  if (!RUNNABLE.test(info)) throw new Error(`"${info}" cannot run: name its language js, jsx, ts or tsx`);
  return {...run, differs: found.flatMap(mark => mark.differs)};
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

module.exports = {exampleOf, examplesOf, extractTests, fencedBlocks, jestOpening, nameOf, unmarkedExamples};

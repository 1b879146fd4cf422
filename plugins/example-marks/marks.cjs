/**
 * The marks of the fences of an MDX page.
 *
 * - ` ```ts test ` is a block whose tests must pass.
 * - ` ```ts test=fails ` is a block in which every test must fail with a matcher's message.
 * - ` ```ts test=edges ` is a block of tests that pass, of which each is one edge of a matcher, stated by its name.
 * - ` ```ts test=fault ` is a block whose tests pass for as long as the library has a fault that it should not have.
 * - `vitest=differs` beside one of them: there the block does otherwise (tests/examples/differences.cjs says why).
 * - `browser="<why>"` beside one of them: in the page it does otherwise, so it has no Run; the page shows the reason.
 */

/** Every name that a fence may give to JavaScript or TypeScript, and those of them whose blocks can run. */
const CODE = /^(?:javascript|typescript|[cm]?[jt]s|[jt]sx)(?=\s|$)/;
const RUNNABLE = /^[jt]sx?(?=\s|$)/;
const MARK = /(?<=\s)(?:test|vitest|browser)(?:=\S*)?(?=\s|$)/g;
/** A value in quotes, such as a title or a reason, which may say "test" without being a mark. */
const QUOTED = /(?<==)("[^"]+"|'[^']+')/g;

/**
 * @typedef {object} Example
 * @property {'passes' | 'fails'} verdict what each of its tests must do
 * @property {'example' | 'edges' | 'fault'} shows what it is there for
 * @property {('vitest' | 'browser')[]} differs where it is marked as one that does otherwise
 */

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

module.exports = {exampleOf, isCode};

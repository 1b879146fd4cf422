/** CommonJS for the same reason as page.cjs, which needs it. */

/** @typedef {import('./section').EdgeCase} EdgeCase */
/** @typedef {import('./section').EdgeCaseLine} EdgeCaseLine */

const OPENS = /^test\((?<quote>['"`])(?<name>.+)\k<quote>, (?:async )?\(\) => \{$/;
const CLOSES = '});';
const IMPORT = /^import .*;$/;

/**
 * Parses a block of edge cases: imports, then tests with an empty line between them, as Prettier formats them.
 * @param {string} code
 * @returns {EdgeCase[]}
 * @throws {Error} naming the line of the block (from 1) that is neither
 */
function parseEdgeCases(code) {
  const lines = code.split('\n');
  /** @type {EdgeCase[]} */
  const cases = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const name = OPENS.exec(line)?.groups?.name;
    if (name === undefined) {
      if (line !== '' && (cases.length > 0 || !IMPORT.test(line)))
        throw new Error(`line ${index + 1} of a block of edge cases is not part of a test: ${line}`);
      continue;
    }
    const from = index + 1;
    const end = lines.indexOf(CLOSES, index);
    if (end < 0) throw new Error(`line ${from} of a block of edge cases opens a test that is never closed: ${line}`);
    cases.push({statement: name.replaceAll(/\\(.)/g, '$1'), from, lines: parseAssertions(lines.slice(from, end))});
    index = end;
  }
  return cases;
}

/** The beginning of an assertion among the statements of a test, as Prettier formats them. */
const EXPECT = /^ {2}(?:await )?expect\(/;
const CHAIN = /^\s*(?:\.(?:rejects|resolves))?\s*(?<not>\.not)?\s*\.(?<matcher>\w+)\(/;

/**
 * Finds the assertions among the statements of a test's body. Jest's `.toThrow()` means "throws".
 * @param {readonly string[]} body
 * @returns {EdgeCaseLine[]}
 */
function parseAssertions(body) {
  /** @type {EdgeCaseLine[]} */
  const lines = body.map(() => ({verdict: undefined, not: undefined}));
  for (const [index, line] of body.entries()) {
    const start = EXPECT.exec(line)?.[0].length;
    if (start === undefined) continue;
    const text = body.slice(index).join('\n');
    const end = findClosing(text, start);
    const chain = CHAIN.exec(text.slice(end))?.groups;
    if (!chain) continue;
    const verdict = chain.not ? 'fails' : chain.matcher === 'toThrow' ? 'throws' : 'passes';
    lines[index] = {verdict, not: lines[index]?.not};
    if (!chain.not) continue;
    const before = text.slice(0, text.indexOf('.not', end)).split('\n');
    const place = index + before.length - 1;
    lines[place] = {verdict: lines[place]?.verdict, not: before.at(-1)?.length ?? 0};
  }
  return lines;
}

/**
 * The position after the bracket that closes the one before `from`. Brackets in quotes do not count.
 * @param {string} text
 * @param {number} from
 */
function findClosing(text, from) {
  let depth = 1;
  for (const {0: piece, index} of text.slice(from).matchAll(/(['"`])(?:\\.|(?!\1).)*\1|[()]/g)) {
    if (piece === '(') depth++;
    if (piece === ')') depth--;
    if (depth === 0) return from + index + 1;
  }
  return text.length;
}

module.exports = {parseEdgeCases};

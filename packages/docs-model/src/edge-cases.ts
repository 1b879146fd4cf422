/** The result of an assertion in a list of edge cases: the value passes, it fails, or the matcher throws. */
export type EdgeVerdict = 'passes' | 'fails' | 'throws';

/** One assertion of an edge case. Lines and columns are those of the block, from 0. */
export interface Assertion {
  readonly verdict: EdgeVerdict;
  /** The line on which it begins. */
  readonly line: number;
  /** Where its `.not` begins, if it has one: the list shows the assertion without it, next to "fails". */
  readonly not?: {readonly line: number; readonly column: number};
}

/** One edge case of a matcher: a test whose name states it and whose body shows it. */
interface Edge {
  /** The test's name; text between backticks is code. */
  readonly statement: string;
  readonly assertions: readonly Assertion[];
  /** The lines of the body in the block: from the first, and up to the one before the second; from 0. */
  readonly body: readonly [from: number, to: number];
}

/** A parsed block of edge cases. */
export interface Edges {
  /** The number of lines before the first test: imports, and an empty line. */
  readonly preamble: number;
  readonly edges: readonly Edge[];
}

const OPENS = /^test\((?<quote>['"`])(?<name>.+)\k<quote>, (?:async )?\(\) => \{$/;
const CLOSES = '});';
const IMPORT = /^import .*;$/;

/**
 * Parses a ` ```ts test=edge-cases ` block: imports, then tests with an empty line between them, as Prettier formats them.
 * @throws {Error} naming the line of the block (from 1) that is neither
 */
export function parseEdgeCases(code: string): Edges {
  const lines = code.split('\n');
  const edges: Edge[] = [];
  let preamble = 0;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const name = OPENS.exec(line)?.groups?.['name'];
    if (name === undefined) {
      if (line !== '' && (edges.length > 0 || !IMPORT.test(line)))
        throw new Error(`line ${at + 1} of a block of edge cases is not part of a test: ${line}`);
      if (edges.length === 0) preamble = at + 1;
      continue;
    }
    const end = lines.indexOf(CLOSES, at);
    if (end < 0) throw new Error(`line ${at + 1} of a block of edge cases opens a test that is never closed: ${line}`);
    const body: Edge['body'] = [at + 1, end];
    const assertions = parseAssertions(lines.slice(...body), at + 1);
    edges.push({statement: name.replaceAll(/\\(.)/g, '$1'), assertions, body});
    at = end;
  }
  return {preamble, edges};
}

/** The beginning of an assertion among the statements of a test, as Prettier formats them. */
const EXPECT = /^ {2}(?:await )?expect\(/;
const CHAIN = /^\s*(?:\.(?:rejects|resolves))?\s*(?<not>\.not)?\s*\.(?<matcher>\w+)\(/;

/** The assertions among the statements of a test's body. Jest's `.toThrow()` means "throws". */
function parseAssertions(body: readonly string[], from: number): Assertion[] {
  return body.flatMap((written, at): Assertion[] => {
    const opened = EXPECT.exec(written)?.[0].length;
    if (opened === undefined) return [];
    const text = body.slice(at).join('\n');
    const closed = closing(text, opened);
    const chain = CHAIN.exec(text.slice(closed))?.groups;
    if (!chain) return [];
    const line = from + at;
    if (!chain['not']) return [{verdict: chain['matcher'] === 'toThrow' ? 'throws' : 'passes', line}];
    const before = text.slice(0, text.indexOf('.not', closed)).split('\n');
    return [{verdict: 'fails', line, not: {line: line + before.length - 1, column: before.at(-1)?.length ?? 0}}];
  });
}

/** The position after the bracket that closes the one before `from`. Brackets in quotes do not count. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (const {0: piece, index} of text.slice(from).matchAll(/(['"`])(?:\\.|(?!\1).)*\1|[()]/g)) {
    if (piece === '(') depth++;
    if (piece === ')') depth--;
    if (depth === 0) return from + index + 1;
  }
  return text.length;
}

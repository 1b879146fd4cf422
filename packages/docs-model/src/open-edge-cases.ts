import type {EdgeCase} from './section';
import {parseEdgeCases} from './edge-cases.cjs';

/** A block of edge cases as two blocks, each with the tests of its cases. An empty one has none. */
export interface SplitEdgeCases {
  /** The cases that a section shows open: each fits one line. */
  readonly open: string;
  /** The cases in the row that opens. */
  readonly others: string;
}

const MOST_OPEN = 3;

/** The characters of code that fit one line next to a verdict, in the column of a window of 1280 px. */
const LINE_LENGTH = 76;

/** The width of a character of text in characters of code. */
const TEXT_WIDTH = 0.87;

/**
 * Chooses the first edge cases that fit one line each: one assertion, the statement and the verdict. The assertions are
 * in one column, so the longest one limits all statements.
 * @param code a block of edge cases
 */
export function splitEdgeCases(code: string): SplitEdgeCases {
  const cases = parseEdgeCases(code);
  const lines = code.split('\n');
  const open: EdgeCase[] = [];
  // Tests in two blocks would need the imports twice.
  const hasImports = (cases[0]?.from ?? 1) > 1;
  for (const edgeCase of hasImports ? [] : cases) {
    const isOneLine = edgeCase.lines.length === 1 && edgeCase.lines[0]?.verdict !== undefined;
    if (open.length < MOST_OPEN && isOneLine && measure([...open, edgeCase], lines) <= LINE_LENGTH) open.push(edgeCase);
  }
  const others = cases.filter(edgeCase => !open.includes(edgeCase));
  return {
    open: joinTests(open, lines),
    others: others.length === cases.length ? code : joinTests(others, lines),
  };
}

/** The length of the longest assertion, without its `.not`, and of the longest statement. */
function measure(cases: readonly EdgeCase[], lines: readonly string[]): number {
  const assertions = cases.map(({from}) => (lines[from] ?? '').trim().replace('.not.', '.').length);
  const statements = cases.map(({statement}) => statement.replaceAll('`', '').length);
  return Math.max(...assertions) + TEXT_WIDTH * Math.max(...statements);
}

const joinTests = (cases: readonly EdgeCase[], lines: readonly string[]): string =>
  cases.map(({from, lines: {length}}) => lines.slice(from - 1, from + length + 1).join('\n')).join('\n\n');

import type {EdgeCase} from './section';
import {parseEdgeCases} from './edge-cases.cjs';

/** A block of edge cases as two blocks, each with the tests of its cases. An empty one has none. */
export interface SplitEdgeCases {
  /** The cases that a section shows open. */
  readonly open: string;
  /** How they are shown: assertions and statements next to each other in columns, or each on lines of their own. */
  readonly openAs: 'columns' | 'lines';
  /** The cases in the row that opens. */
  readonly others: string;
}

const MOST_OPEN = 3;

const MOST_ASSERTIONS = 2;

/** The characters of code that fit one line next to a verdict, in the column of a window of 1280 px. */
const LINE_LENGTH = 76;

/** The width that a character of a statement takes, in characters of code: half a character, because it may wrap once. */
const STATEMENT_WIDTH = 0.5;

/**
 * Chooses the first edge cases that are short: one or two assertions of one line each. A page begins a block with the
 * cases that readers need most.
 * @param code a block of edge cases
 */
export function splitEdgeCases(code: string): SplitEdgeCases {
  const cases = parseEdgeCases(code);
  const lines = code.split('\n');
  // Tests in two blocks would need the imports twice.
  const hasImports = (cases[0]?.from ?? 1) > 1;
  const open = hasImports ? [] : cases.filter(edgeCase => isShort(edgeCase, lines)).slice(0, MOST_OPEN);
  const others = cases.filter(edgeCase => !open.includes(edgeCase));
  return {
    open: joinTests(open, lines),
    openAs: measure(open, lines) <= LINE_LENGTH ? 'columns' : 'lines',
    others: others.length === cases.length ? code : joinTests(others, lines),
  };
}

/** The lines of a case that the open list shows: those without comments. */
const readLines = ({from, lines: body}: EdgeCase, lines: readonly string[]): string[] =>
  lines.slice(from, from + body.length).flatMap(line => (line.trim().startsWith('//') ? [] : [line.trim()]));

function isShort(edgeCase: EdgeCase, lines: readonly string[]): boolean {
  const {length} = readLines(edgeCase, lines);
  const assertions = edgeCase.lines.filter(({verdict}) => verdict !== undefined);
  return length === 1 || (length <= MOST_ASSERTIONS && assertions.length === length);
}

/** The length of the longest assertion of open cases, without its `.not`, and of the longest statement. */
function measure(cases: readonly EdgeCase[], lines: readonly string[]): number {
  const assertions = cases
    .flatMap(edgeCase => readLines(edgeCase, lines))
    .map(text => text.replace('.not.', '.').length);
  const statements = cases.map(({statement}) => statement.replaceAll('`', '').length);
  return Math.max(...assertions) + STATEMENT_WIDTH * Math.max(...statements);
}

const joinTests = (cases: readonly EdgeCase[], lines: readonly string[]): string =>
  cases.map(({from, lines: {length}}) => lines.slice(from - 1, from + length + 1).join('\n')).join('\n\n');

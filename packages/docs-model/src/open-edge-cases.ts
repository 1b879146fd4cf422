import type {EdgeCase} from './section';
import {parseEdgeCases} from './edge-cases.cjs';

/** A block of edge cases as two blocks, each with the tests of its cases. An empty one has none. */
export interface SplitEdgeCases {
  /** The cases that a section shows open. */
  readonly open: string;
  /** The cases in the row that opens. */
  readonly others: string;
}

const MOST_OPEN = 3;

const MOST_ASSERTIONS = 2;

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
    others: others.length === cases.length ? code : joinTests(others, lines),
  };
}

/** The open list shows no comments. */
function isShort({from, lines: body}: EdgeCase, lines: readonly string[]): boolean {
  const {length} = lines.slice(from, from + body.length).filter(line => !line.trim().startsWith('//'));
  const assertions = body.filter(({verdict}) => verdict !== undefined);
  return length === 1 || (length <= MOST_ASSERTIONS && assertions.length === length);
}

const joinTests = (cases: readonly EdgeCase[], lines: readonly string[]): string =>
  cases.map(({from, lines: {length}}) => lines.slice(from - 1, from + length + 1).join('\n')).join('\n\n');

/** The result of an edge case: the value passes, it fails, or the matcher throws. */
export type EdgeVerdict = 'passes' | 'fails' | 'throws';

/** One edge case of a matcher: a test whose name states it and whose body shows it. */
interface Edge {
  /** The test's name; text between backticks is code. */
  readonly statement: string;
  /** `undefined` where the test shows several. */
  readonly verdict: EdgeVerdict | undefined;
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
export function edgesOf(code: string): Edges {
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
    edges.push({statement: name.replaceAll(/\\(.)/g, '$1'), verdict: verdictOf(lines.slice(...body).join('\n')), body});
    at = end;
  }
  return {preamble, edges};
}

/**
 * Jest's `.toThrow()` means "throws". Otherwise the matcher that is asserted first counts, with or without `.not`: other
 * matchers are there for comparison.
 */
function verdictOf(body: string): EdgeVerdict | undefined {
  if (/\)\.(?:rejects\.)?toThrow\(/.test(body)) return 'throws';
  const assertions = [
    ...body.matchAll(/\)(?:\.rejects|\.resolves)?(?<not>\s*\.not)?\s*\.(?<matcher>to\w+|pass|fail)\(/g),
  ];
  const first = assertions[0]?.groups?.['matcher'];
  const verdicts = new Set(
    assertions
      .filter(({groups}) => groups?.['matcher'] === first)
      .map(({groups}) => (groups?.['not'] ? 'fails' : 'passes')),
  );
  const [verdict, another] = verdicts;
  return another ? undefined : verdict;
}

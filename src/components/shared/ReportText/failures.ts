import {withoutColors} from '@site/src/components/shared/Ansi/sgr';

/** One failure of a report, with ANSI colors and without the indentation of Jest's output. */
export interface Failure {
  /** The name of the test, where a report has several, and the matcher's message. */
  readonly message: string;
  /** The code around the assertion, and the stack; empty if Jest prints neither. */
  readonly frame: string;
}

const NAME = /^ {2}● /;
const FRAME = /^ *(?:>? *\d+ \||at .*:\d+:\d+\)?$)/;

/**
 * Splits Jest's report into its failures, and each into message and code frame.
 * @param text one or more failures, with ANSI colors
 */
export function splitFailures(text: string): Failure[] {
  const groups: string[][] = [];
  for (const line of text.split('\n')) {
    if (groups.length === 0 || NAME.test(withoutColors(line))) groups.push([]);
    groups.at(-1)?.push(line);
  }
  return groups.map(lines => {
    // The only test of a report is named above it. Without tests, Jest prints a sentence instead of a name.
    const name = withoutColors(lines[0] ?? '');
    const isNamed = groups.length === 1 && NAME.test(name) && !name.includes('Test suite failed to run');
    const shown = lines.slice(isNamed ? 1 : 0);
    const start = shown.findIndex(line => FRAME.test(withoutColors(line)));
    const end = start < 0 ? shown.length : start;
    return {message: trimmed(shown.slice(0, end)), frame: trimmed(shown.slice(end))};
  });
}

/** The text of lines, without empty lines around it and without Jest's indentation. */
function trimmed(lines: readonly string[]): string {
  const isFilled = (line: string) => withoutColors(line).trim() !== '';
  const first = lines.findIndex(isFilled);
  const last = lines.length - [...lines].reverse().findIndex(isFilled);
  return first < 0 ? '' : lines.slice(first, last).map(withoutIndent).join('\n');
}

/** Jest indents a test's name by two spaces and the rest by four. Color codes may come first. */
const withoutIndent = (line: string): string => line.replace(INDENT, '$1');
const INDENT = new RegExp(`^((?:${String.fromCharCode(27)}\\[[\\d;]*m)*) {1,4}`);

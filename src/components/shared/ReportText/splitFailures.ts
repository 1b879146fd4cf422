import {removeColors} from '@site/src/components/shared/Ansi/parseSgr';

/** One failure of a report, with ANSI colors and without the indentation of Jest's output. */
export interface ReportFailure {
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
export function splitFailures(text: string): ReportFailure[] {
  const groups: string[][] = [];
  for (const line of text.split('\n')) {
    if (groups.length === 0 || NAME.test(removeColors(line))) groups.push([]);
    groups.at(-1)?.push(line);
  }
  return groups.map(lines => {
    // The only test of a report is named above it. Without tests, Jest prints a sentence instead of a name.
    const name = removeColors(lines[0] ?? '');
    const isNamed = groups.length === 1 && NAME.test(name) && !name.includes('Test suite failed to run');
    const failure = lines.slice(isNamed ? 1 : 0);
    const start = failure.findIndex(line => FRAME.test(removeColors(line)));
    const end = start < 0 ? failure.length : start;
    return {message: trimLines(failure.slice(0, end)), frame: trimLines(failure.slice(end))};
  });
}

/** The text of lines, without empty lines around it and without Jest's indentation. */
function trimLines(lines: readonly string[]): string {
  const isFilled = (line: string) => removeColors(line).trim() !== '';
  const first = lines.findIndex(isFilled);
  const last = lines.length - [...lines].reverse().findIndex(isFilled);
  return first < 0 ? '' : lines.slice(first, last).map(removeIndent).join('\n');
}

/** Jest indents a test's name by two spaces and the rest by four. Color codes may come first. */
const removeIndent = (line: string): string => line.replace(INDENT, '$1');
const INDENT = new RegExp(`^((?:${String.fromCharCode(27)}\\[[\\d;]*m)*) {1,4}`);

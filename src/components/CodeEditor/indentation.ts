const OPENS = /[([{]\s*$/;
const STEP = '  ';

/**
 * What the Enter key writes: a line break and the indentation of the line that it leaves, one step more after an
 * opening bracket.
 * @param before the text before the caret
 */
export function lineBreakAfter(before: string): string {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const indentation = /^[ \t]*/.exec(line)?.[0] ?? '';
  return `\n${indentation}${OPENS.test(line) ? STEP : ''}`;
}

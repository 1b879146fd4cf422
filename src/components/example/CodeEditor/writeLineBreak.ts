const OPENS = /[([{]\s*$/;
const STEP = '  ';

/**
 * The text that the Enter key inserts: a line break and the indentation of the current line, one step deeper after an
 * opening bracket.
 * @param before the text before the caret
 */
export function writeLineBreak(before: string): string {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const indentation = /^[ \t]*/.exec(line)?.[0] ?? '';
  return `\n${indentation}${OPENS.test(line) ? STEP : ''}`;
}

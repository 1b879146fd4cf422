import {LINE_BREAK, type Lines} from '@jest-extended/docs-model/highlight/token';
import {tokenise} from '@jest-extended/docs-model/highlight/tokenise';

/** Limits of highlighting, which runs on each key press; far longer than any example. */
const MOST_CHARACTERS = 10_000;
const MOST_LINES = 500;
const MOST_PIECES = 3_000;

/**
 * The highlighted text below a text field.
 * @param code TypeScript, of any length
 * @returns the lines, or nothing for code that is too long to highlight at each key press
 */
export function highlightCode(code: string): Lines | undefined {
  if (code.length > MOST_CHARACTERS || code.split(LINE_BREAK, MOST_LINES + 1).length > MOST_LINES) return undefined;
  const lines = tokenise(code, 'typescript');
  const pieces = lines.reduce((sum, line) => sum + line.length, 0);
  return pieces > MOST_PIECES ? undefined : lines;
}

import {LINE_BREAK, type Lines} from '@site/src/highlight/token';
import {tokenise} from '@site/src/highlight/tokenise';

/** What is coloured at each key, so that no key waits for it: no example comes near these. */
const MOST_CHARACTERS = 10_000;
const MOST_LINES = 500;
const MOST_PIECES = 3_000;

/**
 * The colours over a text field.
 * @param code TypeScript, of any length
 * @returns its lines; nothing for code of a length that a key would wait for, which is to be shown without colours
 */
export function overlay(code: string): Lines | undefined {
  if (code.length > MOST_CHARACTERS || code.split(LINE_BREAK, MOST_LINES + 1).length > MOST_LINES) return undefined;
  const lines = tokenise(code, 'typescript');
  const pieces = lines.reduce((sum, line) => sum + line.length, 0);
  return pieces > MOST_PIECES ? undefined : lines;
}

const ESCAPE = String.fromCharCode(27);
const BELL = String.fromCharCode(7);

/**
 * Sequences that a terminal obeys and does not print: strings such as OSC and DCS with their text, CSI sequences such as
 * colors, and all others. A sequence without an end loses only its start.
 */
const SEQUENCE = [
  `(?:${ESCAPE}[\\]PX^_]|[\\x90\\x98\\x9d-\\x9f])\\P{Cc}*(?:${BELL}|${ESCAPE}\\\\|\\x9c)`,
  `(?:${ESCAPE}\\[|\\x9b)[0-?]*[ -/]*[@-~]`,
  `${ESCAPE}(?:[ -/]*[0-~])?`,
].join('|');

/** Control characters, except line breaks and tabs. */
export const CONTROL = '(?![\\n\\t])\\p{Cc}';

/**
 * Characters that are not visible but can change the order of text (CVE-2021-42574) or hide in it. Marks, variation
 * selectors and joiners are visible in the letters and emoji that they change.
 */
export const INVISIBLE = '(?![\\p{M}\\u200c\\u200d])\\p{DI}';

/** A flag whose region is written in invisible characters, e.g. that of Scotland. */
export const FLAG = '\\u{1f3f4}[\\u{e0020}-\\u{e007e}]{1,6}\\u{e007f}';

const COLOR = `${ESCAPE}\\[[\\d;]*m`;

const CHANGED = new RegExp(`(${COLOR})|${SEQUENCE}|${CONTROL}|(${FLAG})|(${INVISIBLE})`, 'gu');

/**
 * Text to show or to copy, which a terminal prints as it is when it is pasted. Sequences and control characters are
 * removed; other invisible characters are written as in code, e.g. `\u202e`, because they can be what differs.
 * @param text any text, such as Jest's report with ANSI colors
 * @param keepsColors whether to leave the colors in it
 */
export const getVisibleText = (text: string, keepsColors = false): string =>
  text.replace(CHANGED, (_, color?: string, flag?: string, invisible?: string) =>
    invisible ? writeEscape(invisible) : (flag ?? (keepsColors && color)) || '',
  );

function writeEscape(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
}

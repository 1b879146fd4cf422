/*
 * Colors of a terminal; other control characters, except line breaks and tabs; and characters that are not visible but can
 * change the order of text (CVE-2021-42574) or hide in it. Marks, variation selectors and joiners are visible in the letters
 * and emoji that they change.
 */
const HIDDEN = new RegExp(
  `(${String.fromCharCode(27)}\\[[\\d;]*m)|(?![\\n\\t])\\p{Cc}|(?![\\p{M}\\u200c\\u200d])(\\p{DI})`,
  'gu',
);

/**
 * Text to show or to copy, in which a terminal obeys nothing when it is pasted. Control characters are removed; other
 * invisible characters are written as in code, e.g. `\u{202e}`, because they can be what differs.
 * @param text any text, such as Jest's report with ANSI colors
 * @param keepsColors whether to leave the colors in it
 */
export const getVisibleText = (text: string, keepsColors = false): string =>
  text.replace(HIDDEN, (_, color?: string, invisible?: string) =>
    invisible ? `\\u{${invisible.codePointAt(0)?.toString(16)}}` : (keepsColors && color) || '',
  );

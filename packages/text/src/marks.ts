/** Many marks on one letter make the browser itself stop responding. No language needs as many. */
export const MARK_LIMIT = 49;

const TOO_MANY = new RegExp(`(\\p{M}{${MARK_LIMIT}})\\p{M}+`, 'u');
const ALL_TOO_MANY = new RegExp(TOO_MANY, 'gu');

/** Whether a letter of a text has too many marks, i.e. accents and the like. */
export const hasTooManyMarks = (text: string): boolean => TOO_MANY.test(text);

/** The text without the marks of a letter that are too many. */
export const cutMarks = (text: string): string => text.replace(ALL_TOO_MANY, '$1');

import {LINE_BREAK} from '@jest-extended/docs-model/highlight/token';
import {hasTooManyMarks} from '@jest-extended/text/marks';

/** Maximum number of characters. */
export const CODE_LIMIT = 100_000;
/** Maximum number of lines: many lines slow a text field down, and a short link could contain millions. */
export const LINE_LIMIT = 2_000;

/** Whether code is too large for a text field and for a link. */
export const isTooMuch = (code: string): boolean =>
  code.length > CODE_LIMIT || code.split(LINE_BREAK, LINE_LIMIT + 1).length > LINE_LIMIT || hasTooManyMarks(code);

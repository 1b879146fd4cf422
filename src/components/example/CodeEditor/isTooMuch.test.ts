import {MARK_LIMIT} from '@jest-extended/text/marks';
import {CODE_LIMIT, isTooMuch, LINE_LIMIT} from './isTooMuch';

test.each([
  ['characters', 'a'.repeat(CODE_LIMIT), 'a'],
  ['lines', '\n'.repeat(LINE_LIMIT - 1), '\n'],
  ['lines of another system', '\r\n'.repeat(LINE_LIMIT - 1), '\r\n'],
  ['marks on a letter', `e${'\u0301'.repeat(MARK_LIMIT)}`, '\u0301'],
])('limits the number of %s', (_, code, more) => {
  expect(isTooMuch(code)).toBeFalse();
  expect(isTooMuch(code + more)).toBeTrue();
});

import {writeLineBreak} from './writeLineBreak';

test.each([
  ['an empty text', '', '\n'],
  ['a line without indentation', 'const a = 1;', '\n'],
  ['an indented line', "test('a', () => {\n  expect(1)", '\n  '],
  ['an opening bracket', "test('a', () => {", '\n  '],
  ['an opening bracket inside', '  expect(', '\n    '],
  ['a caret in the middle of the indentation', '{\n ', '\n '],
])('after %s', (_, before, written) => {
  expect(writeLineBreak(before)).toBe(written);
});

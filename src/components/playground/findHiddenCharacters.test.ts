import {findHiddenCharacters} from './findHiddenCharacters';

test('lists the characters that change the direction of text, with their lines', () => {
  expect(findHiddenCharacters("let a;\nif (level != '\u202e\u2066// admin\u2069') {\u202e\n")).toEqual([
    'U+202E in line 2',
    'U+2066 in line 2',
    'U+2069 in line 2',
  ]);
});

test('lists a few of many', () => {
  expect(findHiddenCharacters('\u202e\n'.repeat(1000))).toBeArrayOfSize(6);
});

test('other letters are visible', () => {
  expect(findHiddenCharacters("'你好 é'")).toEqual([]);
});

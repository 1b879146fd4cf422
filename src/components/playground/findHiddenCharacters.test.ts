import {findHiddenCharacters} from './findHiddenCharacters';

test('lists the characters that change the direction of text, with their lines', () => {
  expect(findHiddenCharacters("let a;\nif (level != '\u202e\u2066// admin\u2069') {\u202e\n")).toEqual([
    'U+202E in line 2',
    'U+2066 in line 2',
    'U+2069 in line 2',
  ]);
});

test('lists characters that terminals obey, and those that nothing shows', () => {
  expect(findHiddenCharacters('a\u001b[2J\r\n\tb\u200b\u{e0041}')).toEqual([
    'U+001B in line 1',
    'U+200B in line 2',
    'U+E0041 in line 2',
  ]);
});

test('lists a few of many', () => {
  expect(findHiddenCharacters('\u202e\n'.repeat(1000))).toBeArrayOfSize(6);
});

test('other letters are visible', () => {
  expect(findHiddenCharacters("'你好 é\u0301 🏳\ufe0f\u200d🌈 \u{1f3f4}\u{e0067}\u{e0062}\u{e007f}'")).toEqual([]);
});

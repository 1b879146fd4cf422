import {stem} from './stem';
import {isStopWord, withoutLibraryName} from './stop-words';

test.each(['using', 'matcher', 'matchers', 'getting'])('%s is a stop word', word => {
  expect(isStopWord(stem(word))).toBeTrue();
});

test('a word of the field is not a stop word', () => {
  expect(isStopWord(stem('arrays'))).toBeFalse();
});

test('the name of the library is removed from a query that has other words', () => {
  expect(withoutLibraryName('use jest-extended with Vitest')).toBe('use   with Vitest');
  expect(withoutLibraryName('Jest Extended')).toBe('Jest Extended');
});

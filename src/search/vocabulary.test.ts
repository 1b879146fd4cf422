import {aboutOf, ALIKE, alikeTo, classOf, isFiller} from './vocabulary';

test('words that are alike lead to each other, and to one class', () => {
  expect(alikeTo('spy')).toIncludeSameMembers(['mock', 'stub']);
  expect(classOf('spy')).toBe(classOf('stub'));
  expect(alikeTo('banana')).toEqual([]);
  expect(classOf('banana')).toBe('banana');
});

test('no word is in two groups', () => {
  const words = ALIKE.flatMap(line => line.split(' '));
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test('the library’s own name says nothing beside other words', () => {
  expect(aboutOf('use jest-extended with Vitest')).toBe('use   with Vitest');
  expect(aboutOf('Jest Extended')).toBe('Jest Extended');
});

test('fillers are known by their stems', () => {
  expect(['using', 'matcher', 'getting'].every(word => isFiller(word) || isFiller(word.replace(/t?ing$/, '')))).toBe(
    true,
  );
  expect(isFiller('array')).toBe(false);
});

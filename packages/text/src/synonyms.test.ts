import {groupOf, SYNONYMS, synonymsOf} from './synonyms';

test('synonyms lead to each other and share a group', () => {
  expect(synonymsOf('spy')).toIncludeSameMembers(['mock', 'stub']);
  expect(groupOf('spy')).toBe(groupOf('stub'));
});

test('a word without synonyms is a group of its own', () => {
  expect(synonymsOf('banana')).toEqual([]);
  expect(groupOf('banana')).toBe('banana');
});

test('no word is in two groups', () => {
  const words = SYNONYMS.flatMap(group => group.split(' '));
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

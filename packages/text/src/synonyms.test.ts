import {getGroup, SYNONYMS, getSynonyms} from './synonyms';

test('synonyms lead to each other and share a group', () => {
  expect(getSynonyms('spy')).toIncludeSameMembers(['mock', 'stub']);
  expect(getGroup('spy')).toBe(getGroup('stub'));
});

test('a word without synonyms is a group of its own', () => {
  expect(getSynonyms('banana')).toEqual([]);
  expect(getGroup('banana')).toBe('banana');
});

test('no word is in two groups', () => {
  const words = SYNONYMS.flatMap(group => group.split(' '));
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

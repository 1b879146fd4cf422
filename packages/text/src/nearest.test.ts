// cspell:ignore TOBESTRING
import {nearestName, similarity} from './nearest';

const names = ['toBeString', 'toBeArrayOfSize', 'toBeTrue', 'toBe'];

test.each([
  ['toBeStrings', 'toBeString'],
  ['TOBESTRING', 'toBeString'],
  ['toBeAnything', undefined],
  ['toBeTruthy', undefined],
  ['toBee', undefined],
])('%s probably means %s', (misspelled, name) => {
  expect(nearestName(misspelled, names)).toBe(name);
});

test('similarity is symmetric, 1 for equal names and 0 for names that share nothing', () => {
  expect(similarity('toBeArray', '.TO_BE_ARRAY()')).toBe(1);
  expect(similarity('abcd', 'wxyz')).toBe(0);
  expect(similarity('night', 'nacht')).toBe(similarity('nacht', 'night'));
});

test('a part of a name is similar to the whole name', () => {
  expect(similarity('sameMembers', 'toIncludeSameMembers')).toBeGreaterThan(0.6);
});

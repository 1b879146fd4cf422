// cspell:ignore TOBESTRING
import {findNearestName, compareNames} from './nearest';

const names = ['toBeString', 'toBeArrayOfSize', 'toBeTrue', 'toBe'];

test.each([
  ['toBeStrings', 'toBeString'],
  ['TOBESTRING', 'toBeString'],
  ['toBeAnything', undefined],
  ['toBeTruthy', undefined],
  ['toBee', undefined],
])('%s probably means %s', (misspelled, name) => {
  expect(findNearestName(misspelled, names)).toBe(name);
});

test('similarity is symmetric, 1 for equal names and 0 for names that share nothing', () => {
  expect(compareNames('toBeArray', '.TO_BE_ARRAY()')).toBe(1);
  expect(compareNames('abcd', 'wxyz')).toBe(0);
  expect(compareNames('night', 'nacht')).toBe(compareNames('nacht', 'night'));
});

test('a part of a name is similar to the whole name', () => {
  expect(compareNames('sameMembers', 'toIncludeSameMembers')).toBeGreaterThan(0.6);
});

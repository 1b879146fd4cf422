// cspell:ignore TOBESTRING
import {nearestName} from './nearest';

const names = ['toBeString', 'toBeArrayOfSize', 'toBe'];

test.each([
  ['toBeStrings', 'toBeString'],
  ['TOBESTRING', 'toBeString'],
  ['toBeAnything', undefined],
  ['toBee', undefined],
])('%s stands for %s', (misspelt, name) => {
  expect(nearestName(misspelt, names)).toBe(name);
});

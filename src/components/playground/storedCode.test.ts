/** @jest-environment jsdom */
import {readOtherFiles} from './storedCode';

test.each([
  ['text that is not JSON', 'no JSON', []],
  ['another shape', '{"a":1}', []],
  ['some entries that are not code', '[null,1,"kept"]', ['kept']],
])('files of another version are ignored: %s', (_, stored, files) => {
  localStorage.setItem('jest-extended.playground.own', stored);

  expect(readOtherFiles()).toEqual(files);
});

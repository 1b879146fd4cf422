/** @jest-environment jsdom */
import {addFile, discardCode, readLargeFiles, readOtherFiles} from './storedCode';

test.each([
  ['text that is not JSON', 'no JSON', []],
  ['another shape', '{"a":1}', []],
  ['some entries that are not code', '[null,1,"kept"]', ['kept']],
])('files of another version are ignored: %s', (_, stored, files) => {
  localStorage.setItem('jest-extended.playground.own', stored);

  expect(readOtherFiles()).toEqual(files);
});

test('code that is too large is not listed, and stays stored until it is discarded', () => {
  const large = 'a'.repeat(100_001);
  localStorage.setItem('jest-extended.playground.own', JSON.stringify([large, 'kept']));

  expect(addFile('added')).toEqual(['added', 'kept']);
  expect(readLargeFiles()).toEqual([large]);

  const restore = discardCode();

  expect(readLargeFiles()).toEqual([]);

  restore();

  expect(readLargeFiles()).toEqual([large]);
});

import {distribute} from './distribute';

test('shares out in order until nothing is left', () => {
  expect(distribute([2, 0, 3, 4], 4)).toEqual([2, 0, 2, 0]);
  expect(distribute([1, 1], 4)).toEqual([1, 1]);
});

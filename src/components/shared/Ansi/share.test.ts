import {share} from './share';

test('shares out in order until nothing is left', () => {
  expect(share([2, 0, 3, 4], 4)).toEqual([2, 0, 2, 0]);
  expect(share([1, 1], 4)).toEqual([1, 1]);
});

import {chooseItems} from './chooseItems';

const isEven = (number: number) => number % 2 === 0;

test('returns a list that fits unchanged', () => {
  expect(chooseItems([3, 2, 1], 3, isEven)).toEqual([3, 2, 1]);
});

test.each([
  ['important items come before earlier ones', [1, 3, 2, 5, 4], 3, [1, 2, 4]],
  ['of too much that matters the first stay', [1, 2, 4, 6, 8], 2, [2, 4]],
  ['where nothing matters the first stay', [1, 3, 5], 2, [1, 3]],
])('%s', (_, list, most, chosen) => {
  expect(chooseItems(list, most, isEven)).toEqual(chosen);
});

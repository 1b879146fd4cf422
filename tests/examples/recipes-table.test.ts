import {pageAt} from './pages.cjs';

// The assertion of a recipe runs with other values than those of its example, in Jest and in Vitest.

/** Values for the variable of a recipe: those for which its assertion passes, and those for which it must fail. */
const recipes = [
  {
    id: 'unique',
    variable: 'ids',
    passing: [[], ['a'], ['a', 'b'], ['a', undefined], [1, '1'], [null, undefined]],
    failing: [
      ['a', 'a'],
      [undefined, undefined],
      ['a', undefined, undefined],
      [null, 1, null],
      [0, -0],
      [NaN, NaN],
    ],
  },
  {
    id: 'sorted',
    variable: 'prices',
    passing: [[], [4], [4, 4, 10], [-5, 0, 9, 10, 100]],
    failing: [
      [10, 4],
      [10, 100, 9],
      [0, -5],
    ],
  },
];

test.each(recipes)('the recipe $id', ({id, variable, passing, failing}) => {
  const code = pageAt('docs/index.mdx').sections.find(section => section.id === id)?.blocks[0]?.code ?? '';
  const [assertion = ''] = new RegExp(`^  expect\\(${variable}\\).*;$`, 'm').exec(code) ?? [];
  const check = (value: unknown) => () => new Function('expect', variable, assertion)(expect, value);

  expect(assertion).not.toBe('');
  for (const value of passing) expect(check(value)).not.toThrow();
  for (const value of failing) expect(check(value)).toThrow();
});

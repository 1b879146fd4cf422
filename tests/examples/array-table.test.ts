import {matchersIn, tableUnder} from './index-tables';
import {pageAt} from './pages.cjs';
import {passes} from './verdict';

// The table on the array page: the cells below the names of matchers are derived from the matchers' behavior.

const table = tableUnder(pageAt('docs/matchers/array.mdx'), '');
const ada = {name: 'Ada'};
const sam = {name: 'Sam'};

/** Each row of the table for a matcher, given as a check of a value and a list. */
const rows: Readonly<Record<string, (holds: (value: unknown[], list: unknown[]) => boolean) => string>> = {
  'other elements': holds => (holds([ada, sam], [ada]) ? 'allowed' : 'fail'),
  'a member listed twice': holds => `needs ${holds([ada], [ada, ada]) ? 'one element' : 'two elements'}`,
  'an empty list': holds => {
    if (!holds([], [])) return 'fails for every array';
    return holds([ada], []) ? 'passes for every array' : 'passes for `[]` only';
  },
};

test('has a row for each difference', () => {
  expect(table.map(({Members}) => Members)).toEqual([
    'with all properties',
    'with some properties',
    ...Object.keys(rows),
  ]);
});

const columns = ['Exactly these', 'At least these', 'Any of these'].flatMap(column =>
  table.slice(0, 2).flatMap(cells => matchersIn(cells[column] ?? '').map(name => ({name, column}))),
);

test('names the six matchers', () => {
  expect(columns).toBeArrayOfSize(6);
});

test.each(columns)('$name behaves as its column says', ({name, column}) => {
  // It takes one member, so what the table says about lists does not apply.
  const takesOne = name === 'toPartiallyContain';
  const holds = (value: unknown[], list: unknown[]) => passes(name, value, [takesOne ? list[0] : list]);
  for (const {Members = '', ...cells} of table.slice(2))
    if (!takesOne || Members === 'other elements')
      expect([Members, cells[column]?.replace(`\`.${name}()\` `, '')]).toEqual([Members, rows[Members]?.(holds)]);
});

import {matchersIn, tableUnder} from './index-tables';
import {pageAt} from './pages.cjs';
import {outcome, passes} from './verdict';

// The cells of the two tables on the object page are derived from the behavior of the matchers.

/** The arguments with which a matcher looks for the property `0` with the value 'x'. */
const argumentOf = (name: string): unknown => {
  const one = name.endsWith('Key') ? '0' : /Values?$/.test(name) ? 'x' : ['0', 'x'];
  if (/Keys$/.test(name)) return ['0'];
  return /Values$|Entries$/.test(name) ? [one] : one;
};

const property = {0: 'x'};

const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  '`null`, `undefined`': [null, undefined],
  'Array, function, string': [['x'], Object.assign(() => undefined, property), 'x'],
  'Object without a prototype': [Object.assign(Object.create(null), property)],
};

/** What the cell of a matcher and a value must say. */
function cellOf(name: string, value: unknown): string {
  const direct = outcome(() => passes(name, value, [argumentOf(name)]));
  if (direct !== 'throws') return direct === 'passes' ? 'accepted' : 'fails';
  const matchers = expect(value).not;
  const withNot = outcome(() => Reflect.apply(Reflect.get(matchers, name), matchers, [argumentOf(name)]) === undefined);
  return withNot === 'passes' ? 'throws, `.not` passes' : 'throws';
}

const page = pageAt('docs/matchers/object.mdx');

describe('accepted values', () => {
  const rows = tableUnder(page, 'what-they-accept').map(({Matcher = '', ...cells}) => ({Matcher, cells}));

  test.each(rows)('$Matcher', ({Matcher, cells}) => {
    // `.toContainValue()`, `…Values()`: the beginning of the first name is left out in the others.
    const names = [...Matcher.matchAll(/`(?:\.|…)(\w+)\(\)`/g)].map(([, name = '']) =>
      name.replace(/^(?!to)/, 'toContain'),
    );
    expect(names).not.toBeEmpty();
    for (const name of names)
      for (const [column, values] of Object.entries(VALUES))
        for (const value of values) expect([name, column, cells[column]]).toEqual([name, column, cellOf(name, value)]);
  });
});

describe('an empty list', () => {
  const rows = tableUnder(page, '').flatMap(({'An empty list': cell, ...cells}) =>
    Object.values(cells)
      .flatMap(matchersIn)
      .map(name => ({name, cell})),
  );

  test('is about the twelve matchers', () => {
    expect(rows).toBeArrayOfSize(12);
  });

  test.each(rows)('of $name', ({name, cell}) => {
    const takesList = /s$/.test(name);
    const isEmptyOnly = () => (passes(name, {}, [[]]) ? 'passes for an empty object' : 'fails');
    expect(cell).toBe(takesList ? (passes(name, {a: 1}, [[]]) ? 'passes' : isEmptyOnly()) : '');
  });
});

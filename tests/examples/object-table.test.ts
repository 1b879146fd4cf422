import {cellsOf} from '../../plugins/docs-model/page.cjs';
import {pageAt} from './pages.cjs';
import {passes} from './verdict';

// Each cell of the table on the object page is derived from the behavior of the matchers.

/** The arguments with which a matcher looks for the property `a` with the value 1. */
const argumentOf = (name: string): unknown => {
  const one = name.endsWith('Key') ? 'a' : /Values?$/.test(name) ? 1 : ['a', 1];
  if (/Keys$/.test(name)) return ['a'];
  return /Values$|Entries$/.test(name) ? [one] : one;
};

const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  '`null`, `undefined`': [null, undefined],
  Array: [Object.assign([], {a: 1})],
  Function: [Object.assign(() => undefined, {a: 1})],
  'Object without a prototype': [Object.assign(Object.create(null), {a: 1})],
};

/** The outcome of a check: `passes`, `fails` or `throws`. */
function outcome(check: () => boolean): string {
  try {
    return check() ? 'passes' : 'fails';
  } catch {
    return 'throws';
  }
}

/** What the cell of a matcher and a value must say. */
function cellOf(name: string, value: unknown): string {
  const direct = outcome(() => passes(name, value, [argumentOf(name)]));
  if (direct !== 'throws') return direct === 'passes' ? 'accepted' : 'fails';
  const matchers = expect(value).not;
  const withNot = outcome(() => Reflect.apply(Reflect.get(matchers, name), matchers, [argumentOf(name)]) === undefined);
  return withNot === 'passes' ? 'throws, `.not` passes' : 'throws';
}

const page = pageAt('docs/matchers/object.mdx');
const content = page.sections.find(({id}) => id === '')?.content ?? [];
/** The second table; the first one names the matchers only. */
const [head = [], ...rows] = content
  .filter(node => node.type === 'table')
  .map(table => cellsOf(table, page))
  .at(-1) ?? [[]];

test('has a column for each kind of value', () => {
  expect(head.slice(1)).toEqual(Object.keys(VALUES));
});

test.each(rows)('%s', (named, ...cells) => {
  // `.toContainValue()`, `…Values()`: the beginning of the first name is left out in the others.
  const names = [...named.matchAll(/`(?:\.|…)(\w+)\(\)`/g)].map(([, name = '']) =>
    name.replace(/^(?!to)/, 'toContain'),
  );
  expect(names).not.toEqual([]);
  for (const name of names)
    for (const [at, values] of Object.values(VALUES).entries())
      for (const value of values) expect([name, cellOf(name, value)]).toEqual([name, cells[at]]);
});

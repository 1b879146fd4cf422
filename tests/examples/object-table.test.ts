import {findMatchers, findTable} from './index-tables';
import {pageAt} from './pages.cjs';
import {type Kind, OBJECTS, getSamples} from './values';
import {getOutcome, passes} from './verdict';

// The cells of the two tables on the object page are derived from the behavior of the matchers.

const ofColumn: Readonly<Record<string, readonly Kind[]>> = {
  '`null`, `undefined`': ['nothing'],
  'Array, function, string': ['array', 'function', 'string'],
  'Object without a prototype': ['object without a prototype'],
};

/** The entries of a value that has some; those that a matcher looks for in `null` and `undefined`. */
const getEntries = (value: unknown): readonly (readonly [string, unknown])[] =>
  value === null || value === undefined ? [['0', 'x']] : Object.entries(Object(value));

/** The argument with which a matcher looks for all that a value has, or for one of it. */
function getArgument(name: string, value: unknown): unknown {
  const entries = getEntries(value);
  const parts = /Keys?$/.test(name)
    ? entries.map(([key]) => key)
    : /Values?$/.test(name)
      ? entries.map(([, one]) => one)
      : entries;
  return /s$/.test(name) ? parts : parts[0];
}

/** What the cell of a matcher and a value must say. */
function getCell(name: string, value: unknown): string {
  const argument = getArgument(name, value);
  const direct = getOutcome(() => passes(name, value, [argument]));
  if (direct !== 'throws') return direct === 'passes' ? 'accepted' : 'fails';
  const matchers = expect(value).not;
  const withNot = getOutcome(() => {
    Reflect.apply(Reflect.get(matchers, name), matchers, [argument]);
    return true;
  });
  return withNot === 'passes' ? 'throws, `.not` passes' : 'throws';
}

/** The cells of a matcher for all values of kinds that have something to look for. */
const getCells = (name: string, kinds: readonly Kind[]) =>
  getSamples(...kinds)
    .filter(([, value]) => getEntries(value).length > 0)
    .map(([text, value]) => [text, getCell(name, value)]);

const page = pageAt('docs/matchers/object.mdx');

describe('accepted values', () => {
  const rows = findTable(page, 'what-they-accept').flatMap(({Matcher = '', ...cells}) =>
    // `.toContainValue()`, `…Values()`: the beginning of the first name is left out in the others.
    [...Matcher.matchAll(/`(?:\.|…)(\w+)\(\)`/g)].map(([, name = '']) => ({
      name: name.replace(/^(?!to)/, 'toContain'),
      cells,
    })),
  );

  test('are those of the twelve matchers', () => {
    expect(rows).toBeArrayOfSize(12);
  });

  test.each(rows.flatMap(({name, cells}) => Object.entries(cells).map(([column, cell]) => ({name, column, cell}))))(
    '$name: $column',
    ({name, column, cell}) => {
      const found = getCells(name, ofColumn[column] ?? []);

      expect(found).not.toBeEmpty();
      expect(found).toEqual(found.map(([text]) => [text, cell]));
    },
  );

  test.each(rows)('$name accepts every other object', ({name}) => {
    const found = getCells(name, OBJECTS);

    expect(found).toEqual(found.map(([text]) => [text, 'accepted']));
  });
});

describe('an empty list', () => {
  const column = 'An empty list';
  const rows = findTable(page, 'what-they-accept', column).flatMap(({Matchers = '', [column]: cell = ''}) =>
    findMatchers(Matchers).map(name => ({name, cell})),
  );

  test('is about the matchers that take a list', () => {
    const twelve = findTable(page, '').flatMap(cells => Object.values(cells).flatMap(findMatchers));

    expect(twelve).toBeArrayOfSize(12);
    expect(rows.map(({name}) => name)).toIncludeSameMembers(twelve.filter(name => name.endsWith('s')));
  });

  const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

  /** Which values pass, by what the cell says. */
  const passing: Readonly<Record<string, (value: unknown) => boolean>> = {
    'passes for every value': () => true,
    'passes for every object': isObject,
    'passes for an object whose `Object.keys()` is empty': value =>
      isObject(value) && Object.keys(Object(value)).length === 0,
    fails: () => false,
  };

  test.each(rows)('of $name', ({name, cell}) => {
    for (const [text, value] of getSamples(...OBJECTS, ...Object.values(ofColumn).flat(), 'whole', 'bigint'))
      expect([text, getOutcome(() => passes(name, value, [[]])) === 'passes']).toEqual([text, passing[cell]?.(value)]);
  });
});

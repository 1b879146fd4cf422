import {findMatchers, findTable} from './index-tables';
import {pageAt} from './pages.cjs';
import {getSamples} from './values';
import {passes} from './verdict';

// The tables on the array page: the cells of the second one are derived from the behavior of the matchers in the first one.

const page = pageAt('docs/matchers/array.mdx');
const names = findTable(page, '');
const table = findTable(page, 'comparing-members');

/** Members that differ: two of each kind. */
const pairs = (['string', 'fraction', 'bigint', 'array', 'boxed', 'error', 'plain object', 'typed array'] as const).map(
  kind => getSamples(kind).map(([, name]) => ({name})),
);

/** Each row of the second table for a matcher, given as a check of a value and a list. */
const rows: Readonly<Record<string, (holds: (value: unknown, list: unknown[]) => boolean) => readonly string[]>> = {
  'other elements': holds => pairs.map(([ada, sam]) => (holds([ada, sam], [ada]) ? 'allowed' : 'fail')),
  'a member listed twice': holds =>
    pairs.map(([ada]) => `needs ${holds([ada], [ada, ada]) ? 'one element' : 'two elements'}`),
  'an empty list': holds => {
    const arrays = getSamples('array');
    const passing = arrays.filter(([, value]) => holds(value, [])).map(([text]) => text);
    if (passing.length === arrays.length) return ['passes for every array'];
    return passing.length === 0 ? ['fails for every array'] : [`passes for \`${passing.join('`, `')}\` only`];
  },
};

test('has a row for each difference', () => {
  expect(table.map(({Members}) => Members)).toEqual(Object.keys(rows));
});

/** The column of the second table for a row of the first one. */
const findColumn = (text: string): string =>
  text.startsWith('exactly') ? 'Exactly these' : text.endsWith('maybe more') ? 'At least these' : 'Any of these';

const columns = names.flatMap(({'The array contains, in any order': text = '', Matcher = ''}) =>
  findMatchers(Matcher).map(name => ({name, column: findColumn(text)})),
);

test('names the six matchers', () => {
  expect(columns).toBeArrayOfSize(6);
});

test.each(columns)('$name behaves as its column says', ({name, column}) => {
  // It takes one member, so what the table says about lists does not apply.
  const takesOne = name === 'toPartiallyContain';
  const holds = (value: unknown, list: unknown[]) => passes(name, value, [takesOne ? list[0] : list]);
  for (const {Members = '', ...cells} of table)
    if (!takesOne || Members === 'other elements')
      expect([Members, cells[column]?.replace(`\`.${name}()\` `, '')]).toEqual([
        Members,
        ...new Set(rows[Members]?.(holds)),
      ]);
});

test('finds an error by its message, a DOMException only as "Partial matching" says', () => {
  expect(page.sections.flatMap(({content}) => content.map(page.getSource)).join('\n')).toMatch(
    /For an error, list its message: .*`DOMException` is inherited: use `\.toContainEqual\(expect\.objectContaining/,
  );
  for (const [text, error] of getSamples('error', 'error of Node')) {
    const message = String(Reflect.get(Object(error), 'message'));
    // There is no message to list.
    if (message === '') continue;
    const find = (expected: string) => [
      passes('toPartiallyContain', [error], [{message: expected}]),
      passes('toContainEqual', [error], [expect.objectContaining({message: expected})]),
    ];
    const isFound = !(error instanceof DOMException);
    expect([text, find(message), find('Lost')]).toEqual([text, [isFound, true], [false, false]]);
  }
});

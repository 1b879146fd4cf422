import {groups} from '../../src/catalogue';
import {matchersIn, tableUnder, type Row} from './index-tables';
import {pageAt} from './pages.cjs';
import {outcome, passes} from './verdict';

// Each cell of the tables on the number page and on the string page is derived from the behavior of the matchers.

/** The rows under a heading, each with the name of its matcher and with its other cells. */
const rowsUnder = (file: string, id: string) =>
  tableUnder(pageAt(file), id).map(({Matcher = '', ...cells}) => ({name: matchersIn(Matcher)[0] ?? '', cells}));

/** The matchers of a page. */
const matchersOf = (page: string): readonly string[] => groups.find(group => group.page === page)?.matchers ?? [];

/** What a cell says about several values: their common outcome, or the values that do not fail. */
function summary(outcomes: Readonly<Record<string, string>>): string {
  const [first = '', ...others] = Object.values(outcomes);
  if (others.every(outcome => outcome === first)) return first;
  const differ = Object.entries(outcomes).filter(([, outcome]) => outcome !== 'fails');
  return differ.map(([value, outcome]) => `\`${value}\` ${outcome}`).join(', ');
}

describe('the number page: which values pass', () => {
  const rows = rowsUnder('docs/matchers/number.mdx', 'which-values');

  /** A whole number of the right sign and parity. */
  const wholes: Readonly<Record<string, number>> = {toBeNegative: -12, toBeOdd: 13};
  const widest = (name: string): readonly number[] => (name === 'toBeWithin' ? [-Infinity, Infinity] : []);

  /** The correct row of a matcher. */
  function valuesRow(name: string): Row {
    const whole = wholes[name] ?? 12;
    const columns: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
      Fraction: {'1.5': whole + Math.sign(whole) / 2},
      '`NaN`': {NaN},
      '`Infinity`, `-Infinity`': {Infinity, '-Infinity': -Infinity},
      BigInt: {'12n': BigInt(whole)},
      'Numeric string': {"'12'": `${whole}`},
      '`Number` object': {'new Number(12)': Object(whole)},
      '`null`, `undefined`': {null: null, undefined},
    };
    const of = (value: unknown) => outcome(() => passes(name, value, widest(name)));
    return Object.fromEntries(
      Object.entries(columns).map(([column, values]) => [
        column,
        summary(Object.fromEntries(Object.entries(values).map(([text, value]) => [text, of(value)]))),
      ]),
    );
  }

  test('the table has every matcher of the page', () => {
    expect(rows.map(({name}) => name)).toEqual(matchersOf('number'));
  });

  test.each(rows)('$name behaves as its row says', ({name, cells}) => {
    expect(cells).toEqual(valuesRow(name));
  });

  test.each(rows.filter(({cells}) => Object.values(cells).includes('throws')))(
    '$name throws with .not too',
    ({name}) => {
      const matchers = expect(12n).not;

      expect(() => Reflect.apply(Reflect.get(matchers, name), matchers, [])).toThrow(TypeError);
    },
  );
});

describe('the string page: how they compare', () => {
  const rows = rowsUnder('docs/matchers/string.mdx', 'how-they-compare');

  /** The matcher's arguments that ask for a text, or for a pattern. */
  function argumentsFor(name: string, expected: unknown): readonly unknown[] {
    if (name === 'toIncludeMultiple') return [[expected]];
    return name === 'toIncludeRepeated' ? [expected, 1] : [expected];
  }

  /** The correct row of a matcher. */
  function comparisonRow(name: string): Row {
    const holds = (value: unknown, expected: unknown) => passes(name, value, argumentsFor(name, expected));
    const found = ['b', 'bx', 'xb', 'xbx'].map(value => holds(value, 'b'));
    const places: Readonly<Record<string, string>> = {
      'true,false,false,false': 'the full string',
      'true,true,false,false': 'the start',
      'true,false,true,false': 'the end',
      'true,true,true,true': 'any part',
    };
    const pattern = outcome(() => holds('b', /^[a-c]$/));
    const readsFlags = outcome(() => holds('B', /b/i)) === pattern;
    return {
      Compares: places[`${found}`] ?? '',
      Case: holds('A', 'a') ? 'ignored' : 'counts',
      Whitespace: holds('a b', 'ab') ? 'ignored' : 'counts',
      RegExp: pattern.replace('passes', readsFlags ? 'matches' : 'matches, without flags'),
      'Number, `null`': summary({
        '404': outcome(() => holds(404, '404')),
        null: outcome(() => holds(null, 'null')),
      }),
    };
  }

  test('the table has every matcher of the page that takes a text', () => {
    expect(rows.map(({name}) => name)).toIncludeSameMembers([
      ...matchersOf('string').filter(name => !name.startsWith('toBe')),
      ...['toBe', 'toContain', 'toMatch'],
    ]);
  });

  test.each(rows)('$name behaves as its row says', ({name, cells}) => {
    expect(cells).toEqual(comparisonRow(name));
  });

  test.each(rows.filter(({cells}) => cells['RegExp'] === 'throws'))(
    '$name throws for a regular expression with .not too',
    ({name}) => {
      const matchers = expect('b').not;

      expect(() => Reflect.apply(Reflect.get(matchers, name), matchers, argumentsFor(name, /x/))).toThrow();
    },
  );
});

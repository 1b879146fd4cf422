import {groups} from '@jest-extended/catalogue';
import {findMatchers, findTable, type Row} from './index-tables';
import {pageAt} from './pages.cjs';
import {getSamples, type Sample} from './values';
import {getOutcome, passes} from './verdict';

// Each cell of the tables on the number page and on the string page is derived from the behavior of the matchers.

/** The rows under a heading, each with the name of its matcher and with its other cells. */
const findRows = (file: string, id: string) =>
  findTable(pageAt(file), id).map(({Matcher = '', ...cells}) => ({name: findMatchers(Matcher)[0] ?? '', cells}));

/** The matchers of a page. */
const getMatchers = (page: string): readonly string[] => groups.find(group => group.page === page)?.matchers ?? [];

/** The matchers that the sentence with these words names, before the first heading of a page. */
function getNamed(page: string, words: string): readonly string[] {
  const {tree, getSource} = pageAt(`docs/matchers/${page}.mdx`);
  const sentences = tree.children.flatMap(node => (node.type === 'paragraph' ? getSource(node).split(/(?<=\.) /) : []));
  return findMatchers(sentences.find(sentence => sentence.includes(words)) ?? '');
}

/** What a cell says about several values: their common outcome, or the values that do not fail. */
function summary(outcomes: readonly (readonly [text: string, outcome: string])[]): string {
  const [[, first] = ['', '']] = outcomes;
  if (outcomes.every(([, outcome]) => outcome === first)) return first;
  return outcomes.flatMap(([value, outcome]) => (outcome === 'fails' ? [] : [`\`${value}\` ${outcome}`])).join(', ');
}

describe('the number page: which values pass', () => {
  const rows = findRows('docs/matchers/number.mdx', 'which-values');

  const getSign = (name: string) => (name === 'toBeNegative' ? -1 : 1);
  /** The even number, or the odd one after it, with the sign that a matcher asks for. */
  const suited = (name: string, even: number) => getSign(name) * (even + (name === 'toBeOdd' ? 1 : 0));
  const suitedBigInt = (name: string, even: bigint) => BigInt(getSign(name)) * (even + (name === 'toBeOdd' ? 1n : 0n));
  const widest = (name: string): readonly number[] => (name === 'toBeWithin' ? [-Infinity, Infinity] : []);

  const evens = [2, 12, 4096];

  /** The correct row of a matcher. */
  function valuesRow(name: string): Row {
    const numbers = evens.map(even => suited(name, even));
    const columns: Readonly<Record<string, readonly Sample[]>> = {
      Fraction: getSamples('fraction').map(([text, value]) => [text, getSign(name) * Number(value)]),
      '`NaN`': getSamples('NaN'),
      '`Infinity`, `-Infinity`': getSamples('infinity'),
      BigInt: getSamples('bigint').map(([text, value]) => [text, suitedBigInt(name, BigInt(Number(value)))]),
      'Numeric string': numbers.flatMap(number =>
        [`${number}`, ` ${number} `, `${number}.0`].map(text => [text, text]),
      ),
      '`Number` object': numbers.map(number => [`${number}`, Object(number)]),
      '`null`, `undefined`': getSamples('nothing'),
    };
    const of = (value: unknown) => getOutcome(() => passes(name, value, widest(name)));
    return Object.fromEntries(
      Object.entries(columns).map(([column, samples]) => [
        column,
        summary(samples.map(([text, value]) => [text, of(value)])),
      ]),
    );
  }

  test('the table has every matcher of the page', () => {
    expect(rows.map(({name}) => name)).toEqual(getMatchers('number'));
  });

  test.each(rows)('$name behaves as its row says', ({name, cells}) => {
    expect(cells).toEqual(valuesRow(name));
  });

  test('the matchers that convert the value are those that the introduction names', () => {
    const values = ['12', [12], Object(12), undefined, new Date(12)];

    expect(getNamed('number', 'convert the value to a number')).toEqual(
      getMatchers('number').filter(name => values.some(value => passes(name, value, widest(name)))),
    );
  });

  test.each(rows.filter(({cells}) => Object.values(cells).includes('throws')))(
    '$name throws with .not too',
    ({name}) => {
      const matchers = expect(12n).not;

      expect(() => Reflect.apply(Reflect.get(matchers, name), matchers, [])).toThrow(TypeError);
    },
  );
});

/** What several checks found, joined where they differ. */
const common = (found: readonly (string | undefined)[]): string => [...new Set(found)].join(', ');

describe('the string page: how they compare', () => {
  const rows = findRows('docs/matchers/string.mdx', 'how-they-compare');

  /** The matcher's arguments that ask for a text, or for a pattern. */
  function getArguments(name: string, expected: unknown): readonly unknown[] {
    if (name === 'toIncludeMultiple') return [[expected]];
    return name === 'toIncludeRepeated' ? [expected, 1] : [expected];
  }

  /** The correct row of a matcher. */
  function comparisonRow(name: string): Row {
    const holds = (value: unknown, expected: unknown) => passes(name, value, getArguments(name, expected));
    // It reads the text as a pattern.
    const written = (text: string) => (name === 'toIncludeRepeated' ? text.replace(/[.*(]/g, '\\$&') : text);
    const found = (text: string) =>
      ['', 'x'].flatMap(before => ['', 'x'].map(after => holds(before + text + after, written(text))));
    const places: Readonly<Record<string, string>> = {
      'true,false,false,false': 'the full string',
      'true,true,false,false': 'the start',
      'true,false,true,false': 'the end',
      'true,true,true,true': 'any part',
    };
    const texts = getSamples('string').flatMap(([, text]) => (text === '' ? [] : [String(text)]));
    const pattern = common([/^[a-c]$/, /b/, /[^x]/].map(expected => getOutcome(() => holds('b', expected))));
    const readsFlags = getOutcome(() => holds('B', /b/i)) === pattern;
    const others = [...getSamples('whole', 'fraction', 'NaN', 'infinity'), ['null', null] as const];
    return {
      Compares: common(texts.map(text => places[`${found(text)}`])),
      Case: common(['A', 'É', 'Ж'].map(letter => (holds(letter, letter.toLowerCase()) ? 'ignored' : 'counts'))),
      Whitespace: common([...' \t\n\u00A0'].map(space => (holds(`a${space}b`, 'ab') ? 'ignored' : 'counts'))),
      RegExp: pattern.replace('passes', readsFlags ? 'matches' : 'matches, without flags'),
      'Number, `null`': summary(others.map(([text, value]) => [text, getOutcome(() => holds(value, String(value)))])),
    };
  }

  test('the matchers that accept a String object are those that the introduction names', () => {
    const text = Object('2026');

    expect(getNamed('string', '`String` objects fail')).toEqual(
      getMatchers('string').filter(name => passes(name, text, getArguments(name, '2026'))),
    );
  });

  test('the table has every matcher of the page that takes a text', () => {
    expect(rows.map(({name}) => name)).toIncludeSameMembers([
      ...getMatchers('string').filter(name => !name.startsWith('toBe')),
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

      expect(() => Reflect.apply(Reflect.get(matchers, name), matchers, getArguments(name, /x/))).toThrow();
    },
  );
});

import {areEqual, comparing} from './comparisons';
import {findTable} from './index-tables';
import {pageAt} from './pages.cjs';
import {getSamples, hasNodeGlobals} from './values';

// The table of equal values on the index page is derived from the behavior of the matchers, in Jest, jsdom and Vitest.

/** An instance with a private field. */
class Price {
  readonly #cents: number;
  constructor(cents: number) {
    this.#cents = cents;
  }
  get cents() {
    return this.#cents;
  }
}

/** Two values for each row of the table of equal values. */
const twoValues: Readonly<Record<string, () => readonly (readonly [unknown, unknown])[]>> = {
  'Sets, Maps, `URLSearchParams` or `Headers` with other contents': () => [
    [new Set(['a']), new Set(['b', 'c'])],
    [new Map([['a', 1]]), new Map()],
    [new URLSearchParams('a=1'), new URLSearchParams('b')],
    ...(hasNodeGlobals ? [[new Headers({a: '1'}), new Headers()] as const] : []),
  ],
  '`ArrayBuffer`s, `Intl` formatters or private fields with other contents': () => [
    [Uint8Array.of(1).buffer, Uint8Array.of(2).buffer],
    [new Intl.NumberFormat('en'), new Intl.NumberFormat('de')],
    [new Price(1), new Price(2)],
  ],
  'errors with other messages': () => [
    [new Error('a'), new Error('b')],
    [new Error('a'), new Error()],
    [new AggregateError([], 'a'), new AggregateError([], 'b')],
  ],
  'errors with other messages, one of them made by Node without properties': () =>
    getSamples('error of Node').flatMap(([, made]) =>
      Object.keys(Object(made)).length === 0 ? [[made, new Error('other')] as const] : [],
    ),
  'errors with the same message, and another class, `code` or `cause`': () => [
    [new Error('a'), new RangeError('a')],
    [Object.assign(new Error('a'), {code: 1}), Object.assign(new Error('a'), {code: 2})],
    [new Error('a', {cause: 1}), new Error('a', {cause: 2})],
  ],
  '`DOMException`s with other names and messages': () => [
    [new DOMException('a', 'AbortError'), new DOMException('b', 'TimeoutError')],
    [AbortSignal.abort().reason, new DOMException('b', 'TimeoutError')],
  ],
  'arrays that differ in `undefined` at the end': () => [[[7, undefined], [7]]],
  'invalid dates': () => [[new Date(NaN), new Date('soon')]],
  promises: () => [[Promise.resolve(1), Promise.resolve(2)]],
};

const rows = findTable(pageAt('docs/matchers/index.mdx'), 'equality');

test('has a row for each kind of values', () => {
  expect(rows.map(row => row['Two values'])).toEqual(Object.keys(twoValues));
});

test.each(rows)('of $Two values', ({'Two values': kind = '', ...cells}) => {
  const values = twoValues[kind]?.() ?? [];
  const both = values.flatMap(([one, other]): [unknown, unknown][] => [
    [one, other],
    [other, one],
  ]);
  const compare = (name: string) => both.map(([one, other]) => (areEqual(name, one, other) ? 'equal' : 'differ'));

  expect(values).not.toBeEmpty();
  expect({
    'These matchers': [...new Set(comparing.flatMap(compare))].join(', '),
    "Jest's .toEqual()": [...new Set(compare('toEqual'))].join(', '),
  }).toEqual(Object.fromEntries(Object.entries(cells).map(([head, cell]) => [head.replaceAll('`', ''), cell])));
});

import {groups} from '../../src/catalogue';
import {matchersIn, tableUnder, type Row} from './index-tables';
import {pageAt} from './pages.cjs';
import {passes} from './verdict';

// Each cell of the two tables on the index page is derived from the behavior of the matchers.

/** The library's matchers on some of its pages, by a part of their names. */
const named = (part: RegExp, ...of: readonly string[]): string[] =>
  groups.filter(group => of.includes(group.page)).flatMap(({matchers}) => matchers.filter(name => part.test(name)));

const page = pageAt('docs/matchers/index.mdx');

/** How to create a value and a list from members, for a kind of matcher. */
interface Kind {
  readonly of: RegExp;
  readonly value: (members: readonly string[]) => unknown;
  /** The argument of the matcher: a list of members, or one. */
  readonly list: (members: readonly string[]) => unknown;
  /** A value, and a member that lacks a part of what the value has. */
  readonly part: readonly [value: unknown, list: unknown];
}

const ada = {id: 1, name: 'Ada'};
const values = (members: readonly string[]) => Object.fromEntries(members.map((member, at) => [`${at}`, member]));
const keys = (members: readonly string[]) => Object.fromEntries(members.map(member => [member, 1]));
const entries = (members: readonly string[]) => members.map(member => [member, 1]);
const objects = (members: readonly string[]) => members.map(name => ({name}));
const first = <T>(list: readonly T[]): T | undefined => list[0];

const kinds: readonly Kind[] = [
  {of: /^toPartiallyContain$/, value: objects, list: it => first(objects(it)), part: [[ada], {id: 1}]},
  {of: /^toInclude|^arrayContaining$|^toEqual$/, value: objects, list: objects, part: [[ada], [{id: 1}]]},
  {of: /Key$/, value: keys, list: first, part: [{id: 1}, 'i']},
  {of: /Keys$/, value: keys, list: it => it, part: [{id: 1}, ['i']]},
  {of: /Value$/, value: values, list: first, part: [{ada}, {id: 1}]},
  {of: /Values$/, value: values, list: it => it, part: [{ada}, [{id: 1}]]},
  {of: /Entry$/, value: keys, list: it => first(entries(it)), part: [{ada}, ['ada', {id: 1}]]},
  {of: /Entries$/, value: keys, list: entries, part: [{ada}, [['ada', {id: 1}]]]},
  {of: /^objectContaining$/, value: keys, list: keys, part: [{ada}, {ada: {id: 1}}]},
];

/** Everything up to three members of two, in every order. */
const lists = ['', 'a', 'b', 'aa', 'ab', 'ba', 'bb', 'aaa', 'aab', 'aba', 'baa', 'abb', 'bab', 'bba', 'bbb'].map(it => [
  ...it,
]);
const sorted = (members: readonly string[]) => [...members].sort();
const once = (members: readonly string[]) => [...new Set(members)];
const same = (some: readonly string[], others: readonly string[]) => `${sorted(some)}` === `${sorted(others)}`;

/** The correct row of the first table for a matcher. */
function membersRow(name: string, takesOne: boolean): Row {
  const kind = kinds.find(({of}) => of.test(name));
  if (!kind) throw new Error(`Of what members are a value and a list of ${name}?`);
  const holds = (value: readonly string[], list: readonly string[]) =>
    passes(name, kind.value(value), [kind.list(list)]);
  // Where members are keys, a value has each of them once, and so has the list where it is an object.
  const inValue = kind.value === keys ? once : (members: readonly string[]) => members;
  const canRepeat = kind.list !== keys;

  const pairs = lists.flatMap(value => lists.map(list => [sorted(inValue(value)), sorted(list)] as const));
  const ignored = () => pairs.every(([value, list]) => holds(value, list) === holds(once(value), once(list)));
  const counted = () => pairs.every(([value, list]) => holds(value, list) === same(value, list));
  const emptyList = () => {
    if (holds(['a'], [])) return 'passes';
    return holds([], []) ? `\`${JSON.stringify(kind.value([]))}\` only` : 'fails';
  };
  return {
    Order: takesOne ? '' : holds(['a', 'b'], ['b', 'a']) ? 'any' : 'counts',
    Duplicates: takesOne || !canRepeat ? '' : ignored() ? 'ignored' : counted() ? 'counted' : 'misread',
    Extras: holds(['a', 'b'], ['a']) ? 'allowed' : 'fail',
    Partial: passes(name, kind.part[0], [kind.part[1]]) ? 'yes' : 'no',
    'Empty list': takesOne ? '' : emptyList(),
  };
}

describe('order, duplicates, extras', () => {
  const rows = tableUnder(page, 'order-duplicates-extras').flatMap(({Matcher = '', ...cells}) =>
    matchersIn(Matcher).map(name => ({name, takesOne: /, one\b/.test(Matcher), cells})),
  );

  test('the table has every matcher of members, keys, values and entries', () => {
    expect(rows.map(({name}) => name)).toIncludeSameMembers([
      ...named(/Include|Contain/, 'array', 'object'),
      ...['arrayContaining', 'toEqual', 'objectContaining'],
    ]);
  });

  test.each(rows)('$name behaves as its row says', ({name, takesOne, cells}) => {
    expect(cells).toEqual(membersRow(name, takesOne));
  });
});

/** Values around a range from 10 to 20, of each kind that a matcher of ranges may take. */
const samples: Readonly<Record<string, (number: number) => unknown>> = {
  'an array of numbers': number => [number],
  'an array of BigInts': number => [BigInt(number)],
  'a number': number => number,
  'a BigInt': number => BigInt(number),
  'a `Date`': number => new Date(number),
};

/** The correct row of the second table for a matcher. @param bounds as its call names them: `start, end` */
function boundsRow(name: string, bounds: readonly string[]): Row {
  const isOfDates = bounds.some(bound => bound.toLowerCase().endsWith('date'));
  const [start, end] = [10, 20].map(bound => (isOfDates ? new Date(bound) : bound));
  const args = bounds.length === 2 ? [start, end] : [start];
  const holds = (sample: (number: number) => unknown, number: number) => {
    try {
      return passes(name, sample(number), args);
    } catch (error) {
      // A value of the wrong type throws under some matchers.
      if (error instanceof TypeError) return false;
      throw error;
    }
  };
  const taken = Object.entries(samples).filter(([, sample]) => [5, 15, 25].some(number => holds(sample, number)));
  const sample = taken[0]?.[1] ?? (() => undefined);
  const bound = (at: number, inside: number, outside: number) => {
    if (!holds(sample, inside) || holds(sample, outside)) return '';
    return holds(sample, at) ? 'included' : 'excluded';
  };
  return {
    Takes: taken
      .map(([words]) => words)
      .join(' or ')
      .replace(/ or (?:an array of|a) (?=BigInt)/, ' or '),
    // A bound is one of the two sides when what lies inside of it passes, and what lies outside fails.
    Start: bound(10, 15, 5),
    End: bounds.length === 2 ? bound(20, 15, 25) : bound(10, 5, 15),
  };
}

describe('boundaries', () => {
  const rows = tableUnder(page, 'boundaries').map(({Matcher = '', ...cells}) => {
    const bounds = /\(([^)]*)\)`/.exec(Matcher)?.[1]?.split(', ') ?? [];
    return {name: matchersIn(Matcher)[0] ?? '', bounds, cells};
  });

  test('the table has every matcher of a range', () => {
    expect(rows.map(({name}) => name)).toIncludeSameMembers(
      named(/Range|Within|Between|After|Before/, 'array', 'number', 'date'),
    );
  });

  test.each(rows)('$name behaves as its row says', ({name, bounds, cells}) => {
    expect(cells).toEqual(boundsRow(name, bounds));
  });
});

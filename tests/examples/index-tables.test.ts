import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {findMatchers, findTable, listMatchers, type Row} from './index-tables';
import {pageAt} from './pages.cjs';
import {OBJECTS, getSamples} from './values';
import {getOutcome, passes} from './verdict';

// Each cell of the two tables on the index page is derived from the behavior of the matchers. The lines of the list agree
// with the first table.

const page = pageAt('docs/matchers/index.mdx');

/** How to create a value and a list from members, for a kind of matcher. */
interface Container {
  readonly of: RegExp;
  readonly value: (members: readonly unknown[]) => unknown;
  /** The argument of the matcher: a list of members, or one. */
  readonly list: (members: readonly unknown[]) => unknown;
  /** A value, and a member that lacks a part of what the value has. */
  readonly part: readonly [value: unknown, list: unknown];
}

const ada = {id: 1, name: 'Ada'};
const values = (members: readonly unknown[]) => Object.fromEntries(members.map((member, at) => [`${at}`, member]));
const keys = (members: readonly unknown[]) => Object.fromEntries(members.map(member => [member, 1]));
const entries = (members: readonly unknown[]) => members.map(member => [member, 1]);
const objects = (members: readonly unknown[]) => members.map(name => ({name}));
const itself = (members: readonly unknown[]) => members;
const first = <T>(list: readonly T[]): T | undefined => list[0];

const containers: readonly Container[] = [
  {of: /^toPartiallyContain$/, value: objects, list: it => first(objects(it)), part: [[ada], {id: 1}]},
  {of: /Partial/, value: objects, list: objects, part: [[ada], [{id: 1}]]},
  {of: /^toContainEqual$/, value: itself, list: first, part: [[ada], {id: 1}]},
  {of: /^toInclude|^arrayContaining$|^toEqual$|^toMatchObject$/, value: itself, list: itself, part: [[ada], [{id: 1}]]},
  {of: /Key$/, value: keys, list: first, part: [{id: 1}, 'i']},
  {of: /Keys$/, value: keys, list: itself, part: [{id: 1}, ['i']]},
  {of: /Value$/, value: values, list: first, part: [{ada}, {id: 1}]},
  {of: /Values$/, value: values, list: itself, part: [{ada}, [{id: 1}]]},
  {of: /Entry$/, value: keys, list: it => first(entries(it)), part: [{ada}, ['ada', {id: 1}]]},
  {of: /Entries$/, value: keys, list: entries, part: [{ada}, [['ada', {id: 1}]]]},
  {of: /^objectContaining$/, value: keys, list: keys, part: [{ada}, {ada: {id: 1}}]},
];

/** Two members of each kind: those of one kind differ, but Sets and Maps do not (they are a known issue). */
const ofKinds: readonly (readonly [unknown, unknown])[] = [
  ...(['array', 'function', 'string', 'boxed', 'typed array', 'plain object', 'object without a prototype'] as const),
  ...(['error', 'fraction', 'infinity', 'bigint'] as const),
].map(kind => {
  const [[, one] = [], [, other] = []] = getSamples(kind);
  return [one, other];
});

/** Two members that differ. */
const pairs = [
  ['a', 'b'],
  [0, -0],
  [NaN, null],
  [12, 12n],
  [12, '12'],
  ['12'.split(''), '21'.split('')],
  [new Date(0), new Date(1)],
  ...ofKinds,
] as const;
const pairsOfKeys = [
  ['a', 'b'],
  ['0', '1'],
  ['', ' '],
  ['constructor', 'toString'],
  ['a.b', 'a'],
] as const;

/** Everything up to three members of two, as places in a pair, in one order. */
const lists = ['', '0', '1', '00', '01', '11', '000', '001', '011', '111'].map(it => [...it].map(Number));
const once = (members: readonly number[]) => [...new Set(members)];

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the first table says about an empty list: which values pass. */
const EMPTY: Readonly<Record<string, (value: unknown) => boolean>> = {
  'every value': () => true,
  nothing: () => false,
  arrays: value => Array.isArray(value),
  '`[]`': value => Array.isArray(value) && value.length === 0,
  'arrays of `undefined`': value => Array.isArray(value) && [...value].every(element => element === undefined),
  objects: isObject,
  'objects, `null`': value => isObject(value) || value === null,
  'objects without keys': value => isObject(value) && Object.keys(Object(value)).length === 0,
};

function findContainer(name: string): Container {
  const container = containers.find(({of}) => of.test(name));
  if (!container) throw new Error(`Of what members are a value and a list of ${name}?`);
  return container;
}

/** Whether a matcher passes for a value and a list of members of a pair, given by their places in it. */
const createCheck = (name: string, pair: readonly [unknown, unknown]) => {
  const {value: createValue, list: createList} = findContainer(name);
  const of = (members: readonly number[]) => members.map(member => pair[member]);
  return (value: readonly number[], list: readonly number[]) =>
    passes(name, createValue(of(value)), [createList(of(list))]);
};

/** The results of a matcher for all values and lists of up to two members of a pair. */
const getResults = (name: string, takesOne: boolean, pair: readonly [unknown, unknown]): readonly boolean[] => {
  const holds = createCheck(name, pair);
  const short = lists.filter(({length}) => length < 3);
  return short.flatMap(value => (takesOne ? [[0], [1]] : short).map(list => holds(value, list)));
};

/** The correct row of the first table for a matcher and a pair of members. */
function membersRow(name: string, takesOne: boolean, pair: readonly [unknown, unknown]): Row {
  const container = findContainer(name);
  const holds = createCheck(name, pair);
  // Where members are keys, a value has each of them once, and so has the list where it is an object.
  const inValue = container.value === keys ? once : (members: readonly number[]) => members;
  const canRepeat = container.list !== keys;

  const both = lists.flatMap(value => lists.map(list => [inValue(value), list] as const));
  const ignored = () => both.every(([value, list]) => holds(value, list) === holds(once(value), once(list)));
  const counted = () => both.every(([value, list]) => holds(value, list) === (`${value}` === `${list}`));
  const emptyList = () => {
    const samples = getSamples('nothing', 'array', 'function', 'string', 'whole', 'bigint', ...OBJECTS);
    const found = samples.map(([, value]) => getOutcome(() => passes(name, value, [container.list([])])) === 'passes');
    return Object.keys(EMPTY).find(cell => samples.every(([, value], at) => EMPTY[cell]?.(value) === found[at]));
  };
  const many = !holds([0, 1], [0]) ? 'exactly these' : holds([0], [0, 1]) ? 'one of these' : 'all of these';
  return {
    'Must contain': takesOne ? 'this one' : many,
    Order: takesOne ? '' : checkOrder(name, holds),
    Duplicates: takesOne || !canRepeat ? '' : ignored() ? 'ignored' : counted() ? 'counted' : 'unreliable',
    Partial: passes(name, container.part[0], [container.part[1]]) ? 'yes' : 'no',
    'Empty list passes for': takesOne ? '' : (emptyList() ?? ''),
  };
}

/** Lists of which one member also fits the counterpart of the other. */
const OVERLAPPING: Readonly<Record<string, readonly [value: readonly unknown[], list: readonly unknown[]]>> = {
  toIncludeAllMembers: [
    [1, 'a'],
    [expect.anything(), 1],
  ],
  toIncludeSameMembers: [
    [1, 'a'],
    [expect.anything(), 1],
  ],
  toIncludeAllPartialMembers: [
    [{a: 1, b: 1}, {a: 1}],
    [{a: 1}, {a: 1, b: 1}],
  ],
  toIncludeSamePartialMembers: [
    [{a: 1, b: 1}, {a: 1}],
    [{a: 1}, {a: 1, b: 1}],
  ],
};

/** Whether the order of the list makes a difference, also where its members overlap. */
function checkOrder(name: string, holds: (value: readonly number[], list: readonly number[]) => boolean): string {
  if (!holds([0, 1], [1, 0])) return 'counts';
  const [value, list] = OVERLAPPING[name] ?? [[], []];
  return !OVERLAPPING[name] || passes(name, value, [list]) ? 'any' : 'any, with exceptions';
}

describe('order, duplicates, extras', () => {
  const rows = findTable(page, 'order-duplicates-extras').flatMap(({Matcher = '', ...cells}) =>
    findMatchers(Matcher).map(name => ({name, takesOne: /, one\b/.test(Matcher), cells})),
  );

  test('the table has every matcher of members, keys, values and entries', () => {
    expect(rows.map(({name}) => name)).toIncludeSameMembers([
      ...listMatchers(/Include|Contain/, 'array', 'object'),
      ...['arrayContaining', 'toEqual', 'toContainEqual', 'objectContaining'],
    ]);
  });

  const lines = new Map<string, string>();
  visit(page.tree, 'paragraph', paragraph => {
    const [, name = '', line = ''] = /^\.(\w+)\([^)]*\): (.*)$/.exec(toString(paragraph)) ?? [];
    lines.set(name, line);
  });
  const ofSeveral = rows.filter(({name, takesOne}) => !takesOne && listMatchers(/./, 'array', 'object').includes(name));

  test.each(ofSeveral)('the line of $name in the list says what its row says', ({name, cells}) => {
    const line = lines.get(name) ?? '';
    const [, many] = /^(exactly|at least one of|at least) these /.exec(line) ?? [];
    const [, duplicates] = /duplicates (counted|not counted|unreliable)/.exec(line) ?? [];

    expect(`${many} these`.replace('at least one', 'one').replace('at least', 'all of')).toBe(cells['Must contain']);
    expect([undefined, cells['Duplicates']?.replace('ignored', 'not counted')]).toContain(duplicates);
  });

  test.each(rows)('$name behaves as its row says', ({name, takesOne, cells}) => {
    const row = {...cells, Order: (cells['Order'] ?? '').replace(/\[([^\]]*)\]\([^)]*\)/, '$1')};
    const [first, ...others] = /Key|Entry|Entries|^objectContaining/.test(name) ? pairsOfKeys : pairs;

    expect(row).toEqual(membersRow(name, takesOne, first));
    for (const pair of others)
      expect([pair, getResults(name, takesOne, pair)]).toEqual([pair, getResults(name, takesOne, first)]);
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
  const rows = findTable(page, 'boundaries').map(({Matcher = '', ...cells}) => {
    const bounds = /\(([^)]*)\)`/.exec(Matcher)?.[1]?.split(', ') ?? [];
    return {name: findMatchers(Matcher)[0] ?? '', bounds, cells};
  });

  test('the table has every matcher of a range', () => {
    expect(rows.map(({name}) => name)).toIncludeSameMembers(
      listMatchers(/Range|Within|Between|After|Before/, 'array', 'number', 'date'),
    );
  });

  test.each(rows)('$name behaves as its row says', ({name, bounds, cells}) => {
    expect(cells).toEqual(boundsRow(name, bounds));
  });
});

import assert from 'node:assert';
import {expect as chai, use} from 'chai';
import chaiAsPromised from 'chai-as-promised';
import chaiDatetime from 'chai-datetime';
import chaiString from 'chai-string';
import {isWithinRange} from 'expect-more';
import jasmineCore from 'jasmine-core';
import lodash from 'lodash';
import sinon from 'sinon';
import {findTable} from './index-tables';
import {pageAt} from './pages.cjs';
import {getSamples, OBJECTS, type Kind, type Sample} from './values';
import {callWithoutStacks, passes} from './verdict';

// Each row of "Coming from another library" runs the other library and what the row gives for it with the same values.
// Where only one of the two passes, the row says so under "Difference".

for (const plugin of [chaiAsPromised, chaiDatetime, chaiString]) use(plugin);

type Check = (...values: readonly unknown[]) => unknown;

/** A name of another library, and what the table gives for it. */
interface Translation {
  /** The name as its row writes it. */
  readonly name: string;
  /** The values of each run. */
  readonly given: ReadonlyArray<readonly Sample[]>;
  /** Passes unless it throws or returns `false`. */
  readonly theirs: Check;
  readonly ours: Check;
  /** Words under "Difference", each with the values about which only one of the two is right. */
  readonly differs?: Readonly<Record<string, (...values: readonly unknown[]) => boolean>>;
  /** Its specs run in Jasmine. */
  readonly inJasmine?: true;
}

const kinds: readonly Kind[] = [
  ...OBJECTS,
  ...(['object without a prototype', 'nothing', 'array', 'function', 'string'] as const),
  ...(['whole', 'fraction', 'NaN', 'infinity', 'bigint'] as const),
];
const more: readonly Sample[] = [
  ['true', true],
  ['false', false],
  ['a symbol', Symbol('id')],
  ['{}', {}],
  ['{ a: 1 }', {a: 1}],
  ['{ a: 1, b: undefined }', {a: 1, b: undefined}],
  ['{ "a.b": 1 }', {'a.b': 1}],
  ['{ a: { b: 1 } }', {a: {b: 1}}],
  ['a key and a symbol', {a: 1, [Symbol('id')]: 1}],
  ['a Set', new Set(['c'])],
  ['a Map', new Map([['a', 2]])],
  ['an error', new Error('boom')],
  ['a pattern with a field', Object.assign(/a/, {code: 1})],
  ['a pattern with another field', Object.assign(/a/, {code: 2})],
  ['an error with a code', Object.assign(new Error('boom'), {code: 'E2'})],
  ['a URL', new URL('https://jestjs.io')],
];
const all: readonly Sample[] = [...getSamples(...kinds), ...more];
const each = all.map(sample => [sample]);

/** Values with texts that describe them. */
const describeValues = (...values: readonly unknown[]): Sample[] =>
  values.map(value => [JSON.stringify(value) ?? String(value), value]);

const combine = (first: readonly Sample[], second: readonly Sample[]) =>
  first.flatMap(one => second.map(other => [one, other]));

/** All pairs in one order, each value also with itself. */
const pair = (samples: readonly Sample[]) => samples.flatMap((one, at) => combine([one], samples.slice(at)));

/** Pairs of one kind: values of two kinds hardly ever are equal. */
const pairs = [
  ...kinds.flatMap(kind => pair(getSamples(kind))),
  ...pair(more),
  ...combine(more, getSamples('plain object', 'error', 'collection')),
];
const withNumbers = [...each, ...describeValues(0.9, 1, 2.96, 3, 3.04, 3.05, 3.1, 5, 5.1).map(sample => [sample])];
const keys = describeValues('a', 'a.b', 'host', 'toString');

const dates: readonly Sample[] = [
  ...getSamples('date'),
  ...[0, 1, 86_400_000].map((time): Sample => [`new Date(${time})`, new Date(time)]),
];

/** Orders of calls of two mocks, `a` and `b`. */
const orders = describeValues('', 'a', 'b', 'aa', 'ab', 'ba', 'bb', 'aab', 'aba', 'abb', 'baa', 'bab', 'bba').map(
  sample => [sample],
);
function play(order: unknown, a: Check, b: Check): void {
  for (const name of String(order)) (name === 'a' ? a : b)();
}

/** Arguments of a call. */
const lists = describeValues([], [1], [1, 2], [1, undefined], [undefined], [{a: 1}]);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const calledWith: ReadonlyArray<readonly Sample[]> = [
  ...combine(lists, lists),
  ...pairs.map(samples => samples.map(([text, value]): Sample => [text, [value]])),
];

const promises: ReadonlyArray<readonly Sample[]> = [
  ['a promise that resolves', Promise.resolve()],
  ['a promise that rejects', Promise.reject(new Error('boom'))],
  ['a thenable that returns nothing', {then: (done: () => void) => done()}],
  ['an async function', async () => 1],
].map(([text, value]) => [[String(text), value]]);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const hasPrototype = (value: unknown): value is object => isObject(value) && Object.getPrototypeOf(value) !== null;
const isCollection = (value: unknown) => /\b(?:Map|Set)\]$/.test(Object.prototype.toString.call(value));
/** Whether a value comes from another realm, whose classes are not those of the test file. */
const isForeign = (value: unknown) => {
  if (!hasPrototype(value)) return false;
  const own: unknown = Reflect.get(globalThis, value.constructor.name);
  return typeof own === 'function' && own !== value.constructor;
};
const hasOwn = (value: unknown, key: unknown) => Object.hasOwn(Object(value), String(key));
const isHidden = (value: unknown, key: unknown) =>
  hasOwn(value, key) && !Object.prototype.propertyIsEnumerable.call(value, String(key));

/** Whether a check passes; `undefined` if it throws an error that is not a verdict. */
async function getVerdict(check: Check, values: readonly unknown[]): Promise<boolean | undefined> {
  try {
    return (await callWithoutStacks(() => check(...values))) !== false;
  } catch (error) {
    // Not `instanceof`: errors of `assert` come from another realm.
    const isVerdict = isObject(error) && ('matcherResult' in error || Reflect.get(error, 'name') === 'AssertionError');
    return isVerdict ? false : undefined;
  }
}

function equals(value: unknown, other: unknown): boolean {
  try {
    expect(value).toEqual(other);
    return true;
  } catch {
    return false;
  }
}

const areCollections = (value: unknown, other: unknown) => isCollection(value) && isCollection(other);
/** Whether the library compares two values as `.toEqual()` does. */
const areComparedAsEqual = (value: unknown, other: unknown) =>
  passes('toBeOneOf', value, [[other]]) === equals(value, other);
const ofMembers = {
  '`.toEqual()`': areComparedAsEqual,
  'Sets and Maps': areCollections,
};
const inTheSameWay = {
  'in the same way': (value: unknown, other: unknown) =>
    areComparedAsEqual(value, other) || areCollections(value, other),
};
const isPrefix = (called: unknown, expected: unknown) => equals(list(called).slice(0, list(expected).length), expected);
const endsWithUndefined = (called: unknown, expected: unknown) =>
  [called, expected].some(args => list(args).length > 0 && list(args).at(-1) === undefined);
const ofCalls = {
  'all arguments': isPrefix,
  'at the end': endsWithUndefined,
  'as `.toEqual()` does': areComparedAsEqual,
  'Sets and Maps': (called: unknown, expected: unknown) => areCollections(list(called)[0], list(expected)[0]),
};

const checkCall: Check = (called, expected) => {
  const mock = jest.fn();
  mock(...list(called));
  expect(mock).toHaveBeenCalledExactlyOnceWith(...list(expected));
};

const isFirst = (order: unknown, name: string) => String(order).startsWith(name);
const ofOrders = {
  'first calls only': (order: unknown) => String(order).includes('a') && String(order).includes('b'),
  'never called': (order: unknown) => isFirst(order, 'a') && !String(order).includes('b'),
};
const isDefined = (value: unknown) => value !== undefined;
type Spy = ReturnType<typeof sinon.spy>;

const translations: readonly Translation[] = [
  ...(
    [
      ['string', 'toBeString'],
      ['number', 'toBeNumber'],
      ['boolean', 'toBeBoolean'],
      ['array', 'toBeArray'],
      ['function', 'toBeFunction'],
      ['symbol', 'toBeSymbol'],
      ['bigint', 'toBeBigInt'],
    ] as const
  ).map(([type, matcher]): Translation => ({
    name: "Chai `a('string')`",
    given: each,
    theirs: value => chai(value).to.be.a(type),
    ours: value => expect(value)[matcher](),
    ...(/number|bigint/.test(type) && {differs: {'no wrapped numbers': isObject}}),
  })),
  {
    name: "Chai `a('string')`",
    given: each,
    theirs: value => chai(value).to.be.a('date'),
    ours: value => expect(value).toBeDate(),
    differs: {'no invalid dates': value => value instanceof Date},
  },
  {
    name: "Chai `a('string')`",
    given: each,
    theirs: value => chai(value).to.be.a('object'),
    ours: value => expect(value).toBeObject(),
    differs: {'every object': isObject},
  },
  {
    name: 'Chai `members`',
    given: pairs,
    theirs: (value, other) => chai([value]).to.have.members([other]),
    ours: (value, other) => expect([value]).toIncludeSameMembers([other]),
    differs: ofMembers,
  },
  {
    name: 'Chai `include.members`',
    given: pairs,
    theirs: (value, other) => chai([value]).to.include.members([other]),
    ours: (value, other) => expect([value]).toIncludeAllMembers([other]),
    differs: inTheSameWay,
  },
  {
    name: 'Chai `oneOf`',
    given: pairs,
    theirs: (value, other) => chai(value).to.be.oneOf([other]),
    ours: (value, other) => expect(value).toBeOneOf([other]),
    differs: inTheSameWay,
  },
  {
    name: 'Chai `all.keys`',
    given: combine(all, describeValues('a', '0', 0, 'size2')),
    theirs: (value, key) => chai(value).to.have.all.keys([String(key)]),
    ours: (value, key) => expect(value).toContainAllKeys([String(key)]),
    differs: {
      'objects only': value => !isObject(value) || Array.isArray(value),
      'contents of Maps and Sets': isCollection,
      'symbols do not count': value => Object.getOwnPropertySymbols(Object(value)).length > 0,
    },
  },
  {
    name: 'Chai `any.keys`',
    given: combine(all, describeValues('a', '0', 'size2')),
    theirs: (value, key) => chai(value).to.have.any.keys([String(key), 'z']),
    ours: (value, key) => expect(value).toContainAnyKeys([String(key), 'z']),
    differs: {'contents of Maps and Sets': isCollection, 'not enumerable': isHidden},
  },
  {
    name: '`contain.keys`',
    given: combine(all, describeValues('a', '0', 'size2')),
    theirs: (value, key) => chai(value).to.contain.keys([String(key)]),
    ours: (value, key) => expect(value).toContainKeys([String(key)]),
    differs: {
      'contents of Maps and Sets': isCollection,
      'not enumerable': isHidden,
      'without a prototype': value => isObject(value) && !hasPrototype(value),
    },
  },
  {
    name: 'Chai `property`',
    given: combine(all, keys),
    theirs: (value, key) => chai(value).to.have.property(String(key)),
    ours: (value, key) => expect(value).toHaveProperty([String(key)]),
  },
  {
    name: 'Chai `nested.property`',
    given: combine(all, keys),
    theirs: (value, key) => chai(value).to.have.nested.property(String(key)),
    ours: (value, key) => expect(value).toHaveProperty(String(key)),
  },
  {
    name: 'lodash `has`',
    given: combine(all, describeValues('a', '0', 'a.b', 'host', 'toString')),
    theirs: (value, key) => lodash.has(value, key),
    ours: (value, key) => expect(value).toContainKey(String(key)),
    differs: {
      'objects with a prototype only': value => !hasPrototype(value) || Array.isArray(value),
      'for a path': (_, key) => String(key).includes('.'),
    },
  },
  {
    name: 'lodash `has`',
    given: combine(all, keys),
    theirs: (value, key) => lodash.has(value, key),
    ours: (value, key) => expect(value).toHaveProperty(String(key)),
    differs: {'inherited keys': (value, key) => !hasOwn(value, key), 'for a path': hasOwn},
  },
  {
    name: 'Chai `within(1, 5)`',
    given: withNumbers,
    theirs: value => chai(value).to.be.within(1, 5),
    ours: value => {
      expect(value).toBeGreaterThanOrEqual(1);
      expect(value).toBeLessThanOrEqual(5);
    },
  },
  {
    name: 'expect-more `toBeWithinRange(1, 5)`',
    given: withNumbers,
    theirs: value => isWithinRange(1, 5, value),
    ours: value => {
      expect(value).toBeGreaterThanOrEqual(1);
      expect(value).toBeLessThanOrEqual(5);
    },
    differs: {'fails for BigInts': value => typeof value === 'bigint'},
  },
  {
    name: 'Chai `closeTo(3, 0.1)`',
    given: withNumbers,
    theirs: value => chai(value).to.be.closeTo(3, 0.1),
    ours: value => expect(value).toBeCloseTo(3, 1),
    differs: {'a distance below 0.05': value => Math.abs(Number(value) - 3) >= 0.05},
  },
  {
    name: "Chai `throw(Error, 'text')`",
    given: [...each, ...['text', 'a text', 'other'].map(text => describeValues(new TypeError(text)))],
    theirs: value =>
      chai(() => {
        throw value;
      }).to.throw(Error, 'text'),
    ours: value =>
      expect(() => {
        throw value;
      }).toThrowWithMessage(Error, /text/),
    differs: {'a thrown value that is falsy fails': value => !value},
  },
  {
    name: 'Chai `change`',
    given: pairs,
    theirs: (before, after) => {
      let value = before;
      chai(() => void (value = after)).to.change(() => value);
    },
    ours: (before, after) => {
      let value = before;
      expect(() => void (value = after)).toChange(() => value);
    },
  },
  ...(['increase', 'decrease'] as const).map((way): Translation => ({
    name: `\`${way}(…).by(5)\``,
    given: combine([...all, ...describeValues(0, 5, 10)], describeValues(0, 5, 10, 12)),
    theirs: (before, after) => {
      let value = Number(before);
      const change = chai(() => void (value = Number(after))).to[way](() => Number(value));
      return change.by(5);
    },
    ours: (before, after) => {
      let value = before;
      expect(() => void (value = after)).toChangeBy(() => Number(value), way === 'increase' ? 5 : -5);
    },
  })),
  ...(
    [
      ['fulfilled', 'toBeResolved', value => expect(value).toResolve()],
      ['rejected', 'toBeRejected', value => expect(value).toReject()],
    ] as const satisfies ReadonlyArray<readonly [string, string, Check]>
  ).flatMap(([inChai, inJasmine, ours]): Translation[] => {
    const given = [...promises, ...each];
    return [
      {name: `Chai \`${inChai}\``, given, theirs: value => chai(value).to.be[inChai], ours},
      {
        name: `Jasmine \`${inJasmine}\``,
        inJasmine: true,
        given,
        theirs: value => jasmineCore.expectAsync(value)[inJasmine](),
        ours,
      },
    ];
  }),
  {
    name: '`assert.doesNotReject`',
    given: promises,
    theirs: value => assert.doesNotReject(value as Promise<unknown>),
    ours: value => expect(value).toResolve(),
    differs: {'not a function': value => typeof value === 'function'},
  },
  {
    name: '`assert.rejects(promise, { message })`',
    given: combine(getSamples('error', 'error of Node'), describeValues('boom', 'aborted', 'all')),
    theirs: (error, message) => assert.rejects(Promise.reject(error), {message: String(message)}),
    ours: (error, message) => expect(Promise.reject(error)).rejects.toThrowWithMessage(Error, String(message)),
    differs: {'needs the class': error => !(error instanceof Error)},
  },
  {
    name: '`assert.deepStrictEqual`',
    given: pairs,
    theirs: (value, other) => assert.deepStrictEqual(value, other),
    ours: (value, other) => expect(value).toStrictEqual(other),
    differs: {
      'fields of errors, dates and most other built-in objects': value =>
        !/\bObject\]$/.test(Object.prototype.toString.call(value)),
      'inherited keys': (value, other) =>
        [value, other].some(object => Object.keys(Object.getPrototypeOf(object)).length > 0),
    },
  },
  {name: '`assert.fail`', given: [[]], theirs: () => assert.fail(), ours: () => expect(undefined).fail('reason')},
  {
    name: 'Jasmine `toHaveSize(3)`',
    inJasmine: true,
    given: combine(
      getSamples(...OBJECTS, 'object without a prototype', 'array', 'string'),
      describeValues(0, 1, 2, 12),
    ),
    theirs: (value, size) => jasmineCore.expect(value).toHaveSize(size),
    ours: (value, size) => expect(value).toHaveLength(Number(size)),
    differs: {'a Set or a Map': isCollection, 'an object': value => isObject(value) && !isCollection(value)},
  },
  {
    name: 'Jasmine `toHaveBeenCalledOnceWith`',
    inJasmine: true,
    given: calledWith,
    theirs: (called, expected) => {
      const spy = jasmineCore.jasmine.createSpy('spy');
      spy(...list(called));
      return jasmineCore.expect(spy).toHaveBeenCalledOnceWith(...list(expected));
    },
    ours: checkCall,
    differs: ofCalls,
  },
  {
    name: 'Sinon `calledOnceWith`',
    given: calledWith,
    theirs: (called, expected) => {
      const spy = sinon.spy();
      spy(...list(called));
      return spy.calledOnceWith(...list(expected));
    },
    ours: checkCall,
    differs: ofCalls,
  },
  ...(
    [
      ['Sinon `calledOnce`', spy => spy.calledOnce, mock => expect(mock).toHaveBeenCalledOnce()],
      ['Sinon `calledTwice`', spy => spy.calledTwice, mock => expect(mock).toHaveBeenCalledTimes(2)],
      ['`callCount`', spy => spy.callCount === 3, mock => expect(mock).toHaveBeenCalledTimes(3)],
      [
        '`calledBefore`',
        (spy, other) => spy.calledBefore(other),
        (mock, other) => expect(mock).toHaveBeenCalledBefore(other),
      ],
    ] satisfies ReadonlyArray<[string, (spy: Spy, other: Spy) => boolean, (mock: jest.Mock, other: jest.Mock) => void]>
  ).map(([name, theirs, ours]): Translation => ({
    name,
    given: orders,
    theirs: order => {
      const [spy, other] = [sinon.spy(), sinon.spy()];
      play(order, spy, other);
      return theirs(spy, other);
    },
    ours: order => {
      const [mock, other] = [jest.fn(), jest.fn()];
      play(order, mock, other);
      ours(mock, other);
    },
    ...(name === '`calledBefore`' && {differs: ofOrders}),
  })),
  {
    name: '`toHaveBeenCalledBefore`',
    inJasmine: true,
    given: orders,
    theirs: order => {
      const [spy, other] = [jasmineCore.jasmine.createSpy('spy'), jasmineCore.jasmine.createSpy('other')];
      play(order, spy, other);
      return jasmineCore.expect(spy).toHaveBeenCalledBefore(other);
    },
    ours: order => {
      const [mock, other] = [jest.fn(), jest.fn()];
      play(order, mock, other);
      expect(mock).toHaveBeenCalledBefore(other);
    },
    differs: {'first calls only': ofOrders['first calls only']},
  },
  {
    name: 'lodash `isEmpty`',
    given: each,
    theirs: value => lodash.isEmpty(value),
    ours: value => expect(value).toBeEmpty(),
    differs: {
      'throws for `null`': value => value === null || value === undefined,
      'fails for numbers, booleans, functions, dates and other built-in objects': value =>
        !isObject(value) || /^\[object (?!Object)/.test(Object.prototype.toString.call(value)),
      'ignores keys that are `undefined`': value => Object.values(Object(value)).includes(undefined),
      'counts symbols': value => Object.getOwnPropertySymbols(Object(value)).length > 0,
    },
  },
  ...(
    [
      ['isString', value => expect(value).toBeString()],
      ['isNil', value => expect(value).toBeNil()],
      ['isInteger', value => expect(value).toSatisfy(Number.isInteger)],
    ] as const satisfies ReadonlyArray<readonly [string, Check]>
  ).map(([name, ours]): Translation => ({
    name: `\`${name}\``,
    given: each,
    theirs: value => lodash[name](value),
    ours,
  })),
  {
    name: 'lodash `every`',
    given: each,
    theirs: value => lodash.every(value, isDefined),
    ours: value => expect(value).toSatisfyAll(isDefined),
    differs: {'arrays only': value => !Array.isArray(value), 'skip holes': value => Array.isArray(value)},
  },
  {
    name: '`some`',
    given: each,
    theirs: value => lodash.some(value, isDefined),
    ours: value => expect(value).toSatisfyAny(isDefined),
    differs: {'arrays only': value => !Array.isArray(value)},
  },
  {
    name: "chai-string `entriesCount('a', 2)`",
    given: combine([...all, ...describeValues('aa', 'aaa', 'banana')], describeValues('a', 'aa', 'ana', 'n')),
    theirs: (value, text) => chai(value).to.have.entriesCount(text, 2),
    ours: (value, text) => expect(value).toIncludeRepeated(String(text), 2),
    differs: {'no overlaps': (_, text) => String(text).length > 1},
  },
  ...(
    [
      ['beforeTime', (value, other) => expect(value).toBeBefore(Object(other))],
      ['afterTime', (value, other) => expect(value).toBeAfter(Object(other))],
    ] as const satisfies ReadonlyArray<readonly [string, Check]>
  ).map(([name, ours]): Translation => ({
    name: `\`${name}\``,
    given: combine(dates, dates),
    theirs: (value, other) => chai(value).to.be[name](other),
    ours,
  })),
  {
    name: '`withinTime`',
    given: combine(dates, dates).flatMap(pair => dates.map(date => [...pair, date])),
    theirs: (value, start, end) => chai(value).to.be.withinTime(start, end),
    ours: (value, start, end) => expect(value).toBeBetween(Object(start), Object(end)),
  },
  ...(
    [
      ['startsWith', (value, text) => expect(value).toStartWith(String(text))],
      ['endsWith', (value, text) => expect(value).toEndWith(String(text))],
    ] as const satisfies ReadonlyArray<readonly [string, Check]>
  ).map(([name, ours]): Translation => ({
    name: `\`${name}\``,
    given: combine(all, describeValues('', 'a', '1', 'b', '2')),
    theirs: (value, text) => lodash[name](value, text),
    ours,
    differs: {'strings only': value => typeof value !== 'string'},
  })),
];

/** Rows about names that no function of an installed library has. */
const withoutLibrary = ['`toBeBetween(1, 5)`', 'jest-dom `toBeEmpty`', '`toBeEmptyArray`'];

const page = pageAt('docs/index.mdx');
const isForeignNamed = page.sections.some(({content}) =>
  content.some(node => page.getSource(node).includes('Values that Node made can have other results under Jest')),
);
const rows = findTable(page, 'coming-from').map(
  ({'You type': from = '', Write: to = '', Difference: difference = ''}) => ({from, to, difference}),
);

/** The results of the specs in Jasmine: whether each passed. */
const inJasmine = new Map<string, boolean>();

beforeAll(async () => {
  translations.forEach(({inJasmine: isSpec, given, theirs}, row) => {
    if (!isSpec) return;
    given.forEach((samples, at) => jasmineCore.it(`${row}.${at}`, () => theirs(...samples.map(([, value]) => value))));
  });
  const env = jasmineCore.jasmine.getEnv();
  env.addReporter({
    specDone: ({description, status, failedExpectations}) => {
      // An error, such as of a value that is not a promise, is not a verdict.
      if (failedExpectations.every(({matcherName}) => matcherName !== ''))
        inJasmine.set(description, status === 'passed');
    },
  });
  await callWithoutStacks(() => env.execute());
});

/** The values about which only one of the two is right. */
async function findDifferences(translation: Translation): Promise<ReadonlyArray<readonly Sample[]>> {
  const verdicts = await Promise.all(
    translation.given.map(async (samples, at) => {
      const values = samples.map(([, value]) => value);
      const theirs = translation.inJasmine
        ? inJasmine.get(`${translations.indexOf(translation)}.${at}`)
        : await getVerdict(translation.theirs, values);
      const ours = (await getVerdict(translation.ours, values)) ?? false;
      return {samples, isSame: theirs === undefined || theirs === ours};
    }),
  );
  expect(verdicts.some(({isSame}) => isSame)).toBe(true);
  return verdicts.flatMap(({samples, isSame}) => (isSame ? [] : [samples]));
}

test.each(translations)('$name', async translation => {
  const {name, ours, differs = {}} = translation;
  const row = rows.find(({from}) => from.includes(name));
  const different = await findDifferences(translation);
  const unnamed = different.filter(samples => {
    const values = samples.map(([, value]) => value);
    return !(isForeignNamed && values.some(isForeign)) && !Object.values(differs).some(covers => covers(...values));
  });

  expect(row?.from).toContain(name);
  expect(unnamed.map(samples => samples.map(([text]) => text).join(', '))).toEqual([]);
  for (const [words, covers] of Object.entries(differs)) {
    expect(row?.difference).toContain(words);
    expect([words, different.some(samples => covers(...samples.map(([, value]) => value)))]).toEqual([words, true]);
  }
  for (const [, matcher] of String(ours).matchAll(/\.(to[A-Z]\w+|fail)\(/g))
    expect(`${row?.to} ${row?.difference}`).toContain(matcher);
});

test('each row is run', () => {
  const names = [...translations.map(({name}) => name), ...withoutLibrary];

  expect(rows.filter(({from}) => !names.some(name => from.includes(name)))).toEqual([]);
});

/**
 * Prints what the matchers of a version of the library do with values of many kinds, as JSON:
 * `node outcomes-of.cjs <folder of its package> <file with the setup and arguments of each matcher>`.
 *
 * The matchers run without Jest: what happens to a value does not depend on its realm here. Packages that the version needs
 * are those of this repository, so the old names of two are replaced.
 */
const {existsSync, readFileSync} = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const expectUtils = require('@jest/expect-utils');

const load = Reflect.get(Module, '_load');
Reflect.set(Module, '_load', (/** @type {string} */ request, /** @type {unknown[]} */ ...rest) =>
  load(request === 'jest-get-type' ? '@jest/get-type' : request, ...rest),
);

/** @type {Readonly<Record<string, readonly unknown[]>>} */
const kinds = {
  numbers: [0, 1, 2, 3, 4, 12, 0.5, 1.5, 5e12, NaN, Infinity],
  'negative numbers': [-1, -2, -3],
  '-Infinity': [-Infinity],
  BigInts: [-3n, 2n, 3n],
  'Number objects': [Object(2), Object(3), Object(-3)],
  'numeric strings': ['2', '3', '-3', '12'],
  strings: ['', 'a', 'ab', 'abc'],
  'String objects': [Object('a'), Object('ab')],
  booleans: [true, false],
  null: [null],
  undefined: [undefined],
  symbols: [Symbol('a')],
  dates: [new Date(0), new Date(3), new Date(5e12)],
  'dates of a subclass': [new (class extends Date {})(3)],
  arrays: [[], ['a'], ['a', 'b'], [2], Object.assign(['a', 'b'], {a: 1, b: 2})],
  'typed arrays': [Uint8Array.of(2), Uint8Array.of(1, 2), Buffer.from('a')],
  functions: [() => 1, Object.assign(() => 1, {a: 1, b: 2})],
  collections: [new Map(), new Map([['a', 1]]), new Set(), new Set(['a']), /a/],
  'objects without a prototype': [Object.create(null), Object.assign(Object.create(null), {a: 1, b: 2})],
  objects: [{}, {a: 1}, {a: 1, b: 2}, new Error('a'), Promise.resolve(1)],
};

/** Arguments that fit some values of most kinds. */
const lists = [
  ...[['a'], [['a']], [['a', 'b']], ['0'], [['0']], [[]], [2], [1], [1, 5], ['a', 1], [2, 1]],
  ...[[['0', 'a']], [['a', 1]], [[['0', 'a']]], [[['a', 1]]], [() => true], [() => 1]],
  ...[[new Date(1)], [new Date(0), new Date(9)]],
];

/** @param {...unknown} args the arguments of a call, if there was one */
const createMock = (...args) =>
  Object.assign(() => {}, {
    _isMockFunction: true,
    getMockName: () => 'mock',
    mock: {calls: args.length > 0 ? [args] : [], invocationCallOrder: args.length > 0 ? [1] : []},
  });

/** @type {Record<string, unknown>} */
const matchers = {};
const [folder = '', cases = ''] = process.argv.slice(2);
for (const file of ['dist/index.js', 'dist/matchers/index.js'].map(each => path.resolve(folder, each)))
  if (existsSync(file)) Object.assign(matchers, require(file));

// The texts of the reports do not matter.
const utils = new Proxy(expectUtils, {get: (own, key) => Reflect.get(own, key) ?? (() => '')});
const context = {...expectUtils, isNot: false, promise: '', customTesters: [], utils};

/** @param {unknown} matcher @param {readonly unknown[]} args the value and the arguments */
function getOutcome(matcher, args) {
  try {
    const result = Reflect.apply(/** @type {() => {pass: unknown}} */ (matcher), context, args);
    // Jest rejects a verdict that is not a boolean.
    return typeof result.pass === 'boolean' ? (result.pass ? 'passes' : 'fails') : 'throws';
  } catch {
    return 'throws';
  }
}

/** @type {Record<string, Record<string, string[]>>} */
const outcomes = {};
// A promise has no verdict yet.
for (const [name, {setup = '', args = '', async: isAsync}] of Object.entries(JSON.parse(readFileSync(cases, 'utf8')))) {
  const matcher = matchers[name];
  if (typeof matcher !== 'function' || isAsync) continue;
  const readArguments = new Function('jest', `${setup}\nreturn [${args}];`);
  const own = () => readArguments({fn: createMock});
  const check = (/** @type {readonly unknown[]} */ values, all = [own, ...lists.map(list => () => list)]) =>
    all.flatMap(getArguments => values.map(value => getOutcome(matcher, [value, ...getArguments()])));
  outcomes[name] = {
    ...Object.fromEntries(Object.entries(kinds).map(([kind, values]) => [kind, check(values)])),
    mocks: check([createMock('a'), createMock()], [() => [createMock('a')], () => [createMock()]]),
  };
}
console.log(JSON.stringify(outcomes));

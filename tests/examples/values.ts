import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import {parse} from 'node:querystring';

// Values by their kind. A cell of a table on a page is checked with every value of the kinds that its column names.

/** The error that a function throws. */
function getThrown(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

/** Whether there are `structuredClone()`, `fetch()` and `Response`: not in jsdom. */
export const hasNodeGlobals = 'structuredClone' in globalThis;

/** A value that Node made, where it can: under Jest, it comes from another realm. */
const copyWithNode = (text: string, value: unknown): Readonly<Record<string, unknown>> =>
  hasNodeGlobals ? {[`a copy of ${text}`]: structuredClone(value)} : {};

const twelve = Array.from({length: 12}, (_, at) => at);

const kinds = {
  nothing: {null: null, undefined},
  array: {
    '[]': [],
    "['a']": ['a'],
    '[404]': [404],
    '[undefined]': [undefined],
    'twelve numbers': twelve,
    'an array with holes': Object.assign(new Array(3), {1: 'x'}),
    'an array of a subclass': class extends Array<string> {}.of('a', 'b'),
    'an array with a property': Object.assign(['a'], {index: 7}),
    'an array of two arrays': [['a'], ['b']],
    ...copyWithNode('an array', ['a']),
  },
  'typed array': {
    'new Uint8Array()': new Uint8Array(),
    'a byte': Uint8Array.of(7),
    'twelve floats': Float64Array.from(twelve),
    'a Buffer': Buffer.from('ab'),
    ...copyWithNode('a typed array', Uint8Array.of(7)),
  },
  function: {
    'an arrow function with a property': Object.assign(() => undefined, {0: 'x'}),
    'an async function with a property': Object.assign(async () => undefined, {limit: 5}),
    'a class with a static field': class {
      static readonly limit = 5;
      readonly limit = 5;
    },
  },
  string: {
    "''": '',
    "'a'": 'a',
    'twelve letters': 'abcdefghijkl',
    'characters of regular expressions': 'a.c*(',
    'a zero-width space': 'a\u200Bb',
    'an emoji': '😀',
  },
  boxed: {
    "new String('ab')": Object('ab'),
    'new Number(12)': Object(12),
    'new Boolean(false)': Object(false),
    'Object(12n)': Object(12n),
    ...copyWithNode('a boxed string', Object('ab')),
  },
  date: {
    'new Date(0)': new Date(0),
    'an invalid date': new Date(NaN),
    'a date with a property': Object.assign(new Date(0), {zone: 'UTC'}),
    'a proxied date': new Proxy(new Date(0), {}),
    'a date of node:fs': statSync('.').mtime,
    ...copyWithNode('a date', new Date(0)),
  },
  error: {
    "new Error('boom')": new Error('boom'),
    'an error without a message': new Error(),
    'an error with a field': Object.assign(new Error('boom'), {code: 'E1'}),
    'an error with errors': new AggregateError([new Error('boom')], 'all'),
    'a DOMException': new DOMException('aborted', 'AbortError'),
    'the reason of an AbortSignal': AbortSignal.abort().reason,
  },
  /** Under Jest, they are not instances of the test file's classes. */
  'error of Node': {
    'of node:fs': getThrown(() => readFileSync('/no/such/file')),
    'of node:crypto': getThrown(() => createHash('no such hash')),
    ...copyWithNode('an error', new Error('boom')),
  },
  'plain object': {
    '{}': {},
    '{ a: 1 }': {a: 1},
    '{ a: undefined }': {a: undefined},
    'twelve keys': Object.fromEntries(twelve.map(number => [`key ${number}`, number])),
    'a nested object': {a: {b: [1, 2]}},
    'a key that is a symbol': {[Symbol('id')]: 1},
    'a key that is not enumerable': Object.defineProperty({}, 'a', {value: 1}),
    'an inherited key': Object.create({a: 1}),
    'equal values': {a: 'x', b: 'x'},
    ...copyWithNode('an object', {a: 1}),
  },
  instance: {
    'a private field': new (class {
      readonly #cents = 5;
      get cents() {
        return this.#cents;
      }
    })(),
    'a public field': new (class {
      readonly cents = 5;
    })(),
    'a promise': Promise.resolve({a: 1}),
    'a promise with a property': Object.assign(Promise.resolve(), {id: 7}),
  },
  collection: {
    'a Set of two': new Set(['a', 'b']),
    'a Map of two': new Map([
      ['a', 1],
      ['b', 2],
    ]),
    ...copyWithNode('a Map', new Map([['a', 1]])),
    'a Map with a property': Object.assign(new Map([['a', 1]]), {size2: 1}),
    'a WeakMap': new WeakMap(),
    'new URLSearchParams()': new URLSearchParams('a=1&b=2'),
  },
  'object without a prototype': {
    'the groups of a match': /(?<year>\d+)/.exec('2026')?.groups,
    'a parsed query': parse('page=1&sort=price'),
    'an empty one': Object.create(null),
    'one with twelve keys': Object.assign(Object.create(null), {...twelve}),
  },
  whole: {'0': 0, '-0': -0, '2': 2, '12': 12, '2 ** 53': 2 ** 53},
  fraction: {'0.5': 0.5, '1.5': 1.5, '12.25': 12.25, 'the smallest number': Number.MIN_VALUE},
  NaN: {NaN},
  infinity: {Infinity, '-Infinity': -Infinity},
  bigint: {'2n': 2n, '12n': 12n, '2n ** 64n': 2n ** 64n},
} satisfies Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export type Kind = keyof typeof kinds;

// Values that are made asynchronously. Only tests see them, not the tables of `test.each()`.
beforeAll(async () => {
  if (!hasNodeGlobals) return;
  Object.assign(kinds['plain object'], {'of Response.json()': await new Response('{"a": 1}').json()});
  Object.assign(kinds['error of Node'], {
    'of Response.json()': await new Response('{').json().catch((error: unknown) => error),
    'of fetch()': await fetch('no-such-scheme:').catch((error: unknown) => error),
  });
});

/** A value with the text that describes it. */
export type Sample = readonly [text: string, value: unknown];

/** The values of kinds, each with a text that describes it. */
export const getSamples = (...names: readonly Kind[]): Sample[] => names.flatMap(name => Object.entries(kinds[name]));

/** The kinds of objects that are neither arrays nor functions and have a prototype. */
export const OBJECTS: readonly Kind[] = [
  'plain object',
  'instance',
  'collection',
  'error',
  'date',
  'boxed',
  'typed array',
];

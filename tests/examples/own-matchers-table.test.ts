import {runInNewContext} from 'node:vm';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {pages} from './pages.cjs';
import {getOutcome, passes} from './verdict';

// What "See also" says about the results of Jest's own matchers, in Jest and in Vitest.

/** A matcher with a value and arguments. */
type Call = readonly [matcher: string, value: unknown, ...args: readonly unknown[]];

/** Calls for each value, with the same arguments. */
const callFor = (values: readonly unknown[], matcher: string, ...args: readonly unknown[]): Call[] =>
  values.map(value => [matcher, value, ...args]);

function createMock(argument: unknown): jest.Mock {
  const mock = jest.fn();
  mock(argument);
  return mock;
}
const stop = () => {
  throw new RangeError('The door is locked.');
};
const users = [{name: 'Ada', at: {city: 'Paris', street: 'Rue A'}}, {name: 'Bob'}];
const sets = [new Set(['a']), new Set(['b'])] as const;
const maps = [new Map([['a', 1]]), new Map([['b', 1]])] as const;
const url = new URL('https://jestjs.io/a');
const others = [null, undefined, '0', new Date(0)];

/** By words of the page: the result, which Vitest can only have another one of if the sentence says so. */
const claims: Readonly<Record<string, readonly [result: string, ...calls: readonly Call[]]>> = {
  'fails for an array from another realm': ['fails', ['toBeInstanceOf', runInNewContext('[]'), Array]],
  'other values with a length': ['passes', ...callFor(['ab', {length: 2}], 'toHaveLength', 2)],
  'a single member, also in a Set': ['passes', ['toContainEqual', new Set([{a: 1}]), {a: 1}]],
  'nested objects that are partial too': ['passes', ['toMatchObject', users, [{at: {city: 'Paris'}}, {}]]],
  'all elements, in order': ['fails', ['toMatchObject', users, [{}, {name: 'Ada'}]], ['toMatchObject', users, [{}]]],
  'to compare two Sets': ['fails', ['toEqual', ...sets]],
  'finds getters': ['passes', ['toContainEqual', [url], expect.objectContaining({host: url.host})]],
  'accepts Boolean objects': ['passes', ['toEqual', new Boolean(false), expect.any(Boolean)]],
  'any truthy value': ['passes', ['toBeTruthy', 'no']],
  "0, '', null and undefined": ['passes', ...callFor([0, '', null, undefined], 'toBeFalsy')],
  "0, '', false and NaN": ['passes', ...callFor([0, '', false, NaN], 'toBeFalsy')],
  'invalid dates too': ['passes', ['toEqual', new Date(NaN), expect.any(Date)]],
  'throws for Date objects': ['throws', ...callFor([new Date(1)], 'toBeGreaterThan', 0)],
  'expect.any(Function)': ['passes', ...callFor([() => 1, Map, jest.fn()], 'toEqual', expect.any(Function))],
  'a string anywhere in the message': ['passes', ['toThrow', stop, 'locked']],
  'throws for a value that is not a mock': ['throws', ['toHaveBeenCalledTimes', stop, 0]],
  'compares the contents of Sets and Maps': [
    'fails',
    ...[sets, maps].map(([one, other]): Call => ['toHaveBeenCalledWith', createMock(one), other]),
  ],
  'Number objects too': ['passes', ['toEqual', new Number(1), expect.any(Number)]],
  '.toBe(42n) fails for 42': ['fails', ['toBe', 42, 42n]],
  'To accept Infinity': ['passes', ['toBeGreaterThan', Infinity, 0]],
  '.toBeLessThanOrEqual(0), which throws': ['throws', ...callFor(others, 'toBeLessThanOrEqual', 0)],
  'even with .not': ['throws', ...callFor(others, 'toBeLessThan', 0)],
  '.toBeGreaterThanOrEqual(0), which throws': ['throws', ...callFor(others, 'toBeGreaterThanOrEqual', 0)],
  'a path, an index': ['passes', ['toHaveProperty', {a: {b: 1}}, 'a.b'], ['toHaveProperty', ['a'], '0']],
  'or an inherited key': ['passes', ['toHaveProperty', url, 'host']],
  'keys with the value undefined pass': ['passes', ['toEqual', {a: undefined}, {}]],
  'of a Set or of map.values()': ['passes', ['toContainEqual', new Map([['a', {b: 1}]]).values(), {b: 1}]],
  'what a Set or a Map contains': ['fails', ['toEqual', ...maps]],
  'may then have more keys': ['passes', ['toMatchObject', users[0], {at: {city: 'Paris'}}]],
  'To write the entries as an object, with': ['fails', ['toStrictEqual', {a: undefined}, {}]],
  'any value except null and undefined': ['fails', ...callFor([null, undefined], 'toEqual', expect.anything())],
  'it throws for null': ['throws', ...callFor([null, undefined], 'toContain', 'a')],
  'a substring that is not a string': ['throws; in Vitest, fails', ['toContain', 'abc', undefined]],
};

/** What names a result. */
const RESULT = /\b(?:accepts?|fails?|throws for|pass|finds|ignores|compares)\b/;
const sentences: string[] = [];
for (const {tree} of pages())
  visit(tree, 'containerDirective', ({name, children}) => {
    for (const list of name === 'related' ? children : [])
      for (const item of list.type === 'list' ? list.children : [])
        if (JSON.stringify(item).includes('https://jestjs.io/docs/expect#')) sentences.push(toString(item));
  });

test.each(Object.entries(claims))('%s', (words, [result, ...calls]) => {
  const stating = sentences.filter(sentence => sentence.includes(words));
  const [inJest, inVitest] = result.split('; in Vitest, ');
  const isNamed = stating.every(sentence => sentence.includes('In Vitest'));
  const expected = process.env['VITEST'] && isNamed ? (inVitest ?? inJest) : inJest;

  expect(stating).not.toEqual([]);
  for (const [matcher, value, ...args] of calls)
    expect([value, getOutcome(() => passes(matcher, value, args))]).toEqual([value, expected]);
});

test('each result that "See also" names is run', () => {
  const names = Object.keys(claims);

  expect(sentences.filter(it => RESULT.test(it) && !names.some(words => it.includes(words)))).toEqual([]);
});

import {readFileSync} from 'node:fs';
import {findMatchers} from '.';
import {runInNode} from './testing/run-in-node';
import unseen from './testing/unseen.json';

/** The matchers in the order of the index. */
const matchers = [...readFileSync('docs/matchers/index.mdx', 'utf8').matchAll(/^\s*- \[`\.(\w+)/gm)].map(
  ([, name = '']) => name,
);

const find = (value: string, expected = '') => findMatchers({value, expected}, matchers, runInNode);

async function listMatches(value: string, expected = '') {
  const result = await find(value, expected);
  if (result.kind !== 'matches') throw new Error(JSON.stringify(result));
  return result.matches;
}

const writeAssertions = async (value: string, expected = ''): Promise<string[]> =>
  (await listMatches(value, expected)).map(({matcher, before, after}) => `${before}.${matcher}${after}`);

// Written before the finder. Never tune with it.
test('the right matcher is among the first five for at least 50 of 72 examples', async () => {
  const misses: object[] = [];
  for (const {value, expected, leads} of unseen) {
    const found = (await listMatches(value, expected ?? '')).slice(0, 5).map(({matcher}) => matcher);
    if (!leads.some(name => found.includes(name))) misses.push({value, expected, leads, found});
  }

  expect(unseen).toHaveLength(72);
  expect(misses).toEqual([]);
});

test.each([
  ['the expectation', '3', 'n => n > 2', 'expect(3).toSatisfy(n => n > 2);'],
  ['its members', '5', '[1, 10]', 'expect(5).toBeWithin(1, 10);'],
  ['the members of another expression', '5', '[1, 10].concat()', 'expect(5).toBeWithin(...[1, 10].concat());'],
  ['several values', '3', '2.5, 3.5', 'expect(3).toBeWithin(2.5, 3.5);'],
  ['several values as a list', '[1, 2]', '2, 1', 'expect([1, 2]).toIncludeSameMembers([2, 1]);'],
  ['one value as a list', "['a', 'b']", "'b'", "expect(['a', 'b']).toIncludeAllMembers(['b']);"],
  ['entries', '{ a: 1 }', '{ a: 1 }', 'expect({ a: 1 }).toContainAllEntries(Object.entries({ a: 1 }));'],
  ...[
    ["new TypeError('x')", 'an error'],
    ["'x'", 'a message'],
    ['TypeError', 'a class'],
    ['', 'nothing'],
  ].map(([expected, what]) => [
    `a class and a message, of ${what}`,
    "() => { throw new TypeError('x') }",
    expected,
    "expect(() => { throw new TypeError('x') }).toThrowWithMessage(TypeError, 'x');",
  ]),
  [
    'those of a call',
    "(f => f('a', 1) ?? f)(jest.fn())",
    '',
    "expect((f => f('a', 1) ?? f)(jest.fn())).toHaveBeenCalledExactlyOnceWith('a', 1);",
  ],
  ['the size', "['a', 'b']", '', "expect(['a', 'b']).toBeArrayOfSize(2);"],
  ['the stored arguments', '2', '', 'expect(2).toBeOneOf([1, 2, 3]);'],
  ['none, for a promise', 'Promise.resolve(1)', '', 'await expect(Promise.resolve(1)).toResolve();'],
])('the arguments can be %s', async (_, value = '', expected, assertion) => {
  expect(await writeAssertions(value, expected)).toContain(assertion);
});

test('what uses the expectation comes first, then matchers made for such values, in the order of the index', async () => {
  const matches = await listMatches("'hello'", "'hell'");
  const names = matches.map(({matcher}) => matcher);

  expect(names.slice(0, 4)).toEqual(['toStartWith', 'toInclude', 'toIncludeMultiple', 'toBeString']);
  expect(names.slice(4)).toEqual(matchers.filter(name => names.indexOf(name) > 3));
  expect(matches.filter(({usesExpected}) => usesExpected)).toHaveLength(3);
});

test.each([
  ['hello', "'hello'"],
  ["Don't panic!", "'Don\\'t panic!'"],
  ['matchers', "'matchers'"],
])('%s is read as a string', async (text, string) => {
  expect(await writeAssertions(text)).toContain(`expect(${string}).toBeString();`);
});

test.each(['5', 'new Date(0)', 'isNaN', 'undefined', '1 + 1', 'true; // a comment'])('%s is code', async value => {
  const [assertion] = await writeAssertions(value);

  expect(assertion).toStartWith(`expect(${value.replace(/;.*/, '')}).`);
});

test.each([
  ['no value', ' ; ', '', 1, /One value is needed here, not 0/],
  ['several values', '1, 2', '', 1, /One value is needed here, not 2/],
  ['a value that ends too early', '[3, 1', '', 6, /^SyntaxError: Unexpected end of input$/],
  ['an expectation that ends too early', '1', '1 +', 4, /^SyntaxError: Unexpected end of input$/],
  ['an error in the expectation', '1', 'missing(1)', 1, /missing is not defined/],
])('%s is a mistake of its field', async (_, value, expected, column, message) => {
  const {message: text, ...mistake} = {message: '', ...(await find(value, expected))};

  expect(mistake).toEqual({kind: 'mistake', field: expected ? 'expected' : 'value', column});
  expect(text).toMatch(message);
});

test.each([
  ['a getter that throws', "{ get a() { throw new Error('no'); } }", 'toBeObject'],
  ['a Proxy that throws', "new Proxy({}, { get() { throw new Error('no'); } })", 'toBeObject'],
  ['a cycle', '(() => { const a = {}; a.a = a; return a; })()', 'toBeObject'],
  ['a large array', 'Array(9000).fill(0)', 'toBeArrayOfSize'],
])('finds matchers for %s', async (_, value, matcher) => {
  expect((await listMatches(value)).map(match => match.matcher)).toContain(matcher);
});

test('a run that another one replaced has no matches and no message', async () => {
  const stopped = {reason: 'replaced', test: null, sentence: 'Replaced.'} as const;
  const run = async () => ({status: 'stopped', tests: [], report: '', console: [], stopped}) as const;

  expect(await findMatchers({value: '1', expected: ''}, matchers, run)).toEqual({kind: 'stopped', message: ''});
});

import {library} from '@jest-extended/catalogue/library';
import {findMatchers, type FinderResult, reportFailure, type FinderMatch} from '.';
import {derivations, spread} from './candidates';
import {findPosition} from './program';
import {runInNode} from './testing/run-in-node';
import {listMatchers, GOAL, findMisses, pairSets, searchPair} from './testing/pairs';

function getMatches(result: FinderResult): readonly FinderMatch[] {
  if (result.kind !== 'matches') throw new Error(JSON.stringify(result));
  return result.matches;
}

const matchesFor = async (value: string, expected = '') => getMatches(await findMatchers({value, expected}, runInNode));

const calls = (matches: readonly FinderMatch[]): string[] => matches.map(({call}) => call);

test.each(Object.entries(pairSets))('the right matcher comes first for most of the %s pairs', async (_, pairs) => {
  const misses = await findMisses(pairs);

  expect(1 - misses.length / pairs.length).toBeGreaterThanOrEqual(GOAL);
});

test('every type of a required parameter in the catalogue has its arguments', () => {
  const types = Object.values(library.matchers).flatMap(({parameters}) => parameters.map(({type}) => type));

  expect(Object.keys(derivations)).toIncludeSameMembers([...new Set(types)]);
});

test('the value for which a match fails makes it fail', async () => {
  for (const pair of pairSets.tuned) {
    const matches = getMatches(await searchPair(pair));
    for (const match of matches.filter(({failsFor}) => failsFor !== undefined)) {
      const report = await reportFailure(match, runInNode);
      expect(report ?? `${match.call} passes for ${match.failsFor}`).toContain(match.matcher);
    }
  }
});

test('several values are the arguments of a matcher, as a list', async () => {
  const result = await findMatchers({value: '3', expected: '2.5, 3.5'}, runInNode);
  expect(result).toMatchObject({example: {value: '3', expected: '[2.5, 3.5]'}, texts: ['expected']});
  expect(getMatches(result)[0]?.call).toBe('.toBeWithin(2.5, 3.5)');
});

test.each([
  ['a number that is not in a list', '5', '10, 20', '.not.toBeOneOf([10, 20])'],
  ['a list without a partial member', '[{ a: 1 }, { a: 2 }]', '{ a: 3 }', '.not.toPartiallyContain({ a: 3 })'],
  ['a text without another one', "'abc'", "'z'", ".not.toInclude('z')"],
  ['an object without a key', '{ a: 1 }', "'b'", ".not.toContainKey('b')"],
  ['a value alone', '[1]', '', '.not.toBeEmpty()'],
  ['a result', 'Promise.resolve(5)', '10, 20', '.resolves.not.toBeOneOf([10, 20])'],
])('a negated call is found if no other one uses the expectation: %s', async (_, value, expected, call) => {
  const matches = await matchesFor(value, expected);
  const [negated] = matches.filter(match => match.isNegated);
  expect(negated?.call).toBe(call);
  // It fails for a value that has what is expected.
  expect(negated && (await reportFailure(negated, runInNode))).toContain('.not');
  const isUsed = ({from}: FinderMatch) => from !== 'none' && from !== 'value';
  expect(matches.filter(isUsed).every(match => match.isNegated)).toBeTrue();
});

test('a negated call is not offered if another one uses the expectation, or if it passes for every value', async () => {
  expect(calls(await matchesFor('[1, 2]', '2')).join()).not.toContain('.not');
  expect(calls(await matchesFor("'hello'", '5')).join()).not.toContain('.not');
});

test.each([
  ['a list of arguments', '5', '[1, 10]', '.toBeWithin(1, 10)'],
  ['the entries of an object', '{ a: 1, b: 2, c: 3 }', '{ a: 1, b: 2 }', ".toContainEntries([['a', 1], ['b', 2]])"],
  [
    'the class and the message of an error',
    "() => { throw new TypeError('x') }",
    "new TypeError('x')",
    ".toThrowWithMessage(TypeError, 'x')",
  ],
  [
    'the class that a function throws',
    "() => { throw new TypeError('x') }",
    "'x'",
    ".toThrowWithMessage(TypeError, 'x')",
  ],
  ['the error that a function throws', "() => { throw new TypeError('x') }", '', ".toThrowWithMessage(TypeError, 'x')"],
  ['the size of an array', "['a', 'b']", '', '.toBeArrayOfSize(2)'],
  [
    'the arguments of a call',
    "(() => { const f = jest.fn(); f('a', 1); return f; })()",
    '',
    ".toHaveBeenCalledExactlyOnceWith('a', 1)",
  ],
])('%s can be arguments', async (_, value, expected, call) => {
  expect(calls(await matchesFor(value, expected))[0]).toBe(call);
});

test.each([
  ["Promise.reject(new TypeError('x'))", 'TypeError', '.rejects.toThrow(TypeError)'],
  ["Promise.reject(new TypeError('x'))", "'x'", ".rejects.toThrow('x')"],
  ["Promise.reject(new TypeError('x'))", "new TypeError('x')", ".rejects.toThrowWithMessage(TypeError, 'x')"],
  ["async () => { throw new TypeError('x') }", 'TypeError', '.rejects.toThrow(TypeError)'],
  ['Promise.resolve([3, 1, 2])', '[1, 2, 3]', '.resolves.toIncludeSameMembers([1, 2, 3])'],
])(
  'for %s, what is expected of the result of the promise, %s, is checked with a modifier',
  async (value, expected, call) => {
    const [first] = await matchesFor(value, expected);

    expect(first).toMatchObject({call, isAsync: true});
  },
);

test('a class that a promise does not reject with is not offered', async () => {
  const matches = await matchesFor("Promise.reject(new TypeError('x'))", 'RangeError');

  expect(matches.filter(({from, isNegated}) => from !== 'none' && !isNegated)).toBeEmpty();
});

test.each([
  ['[[1, 2], [3]]', '[[2, 1], [3]]', '.toEqual([expect.toIncludeSameMembers([2, 1]), [3]])'],
  [
    "{ id: 1, tags: ['a', 'b'] }",
    "{ id: 1, tags: ['b', 'a'] }",
    ".toEqual({ id: 1, tags: expect.toIncludeSameMembers(['b', 'a']) })",
  ],
  [
    '[[1, 2], [3, 4]]',
    '[[4, 3], [2, 1]]',
    '.toIncludeSameMembers([expect.toIncludeSameMembers([4, 3]), expect.toIncludeSameMembers([2, 1])])',
  ],
  ["{ name: 'Ann Lee', age: 5 }", "{ name: 'Ann', age: 5 }", ".toEqual({ name: expect.toStartWith('Ann'), age: 5 })"],
  [
    "Promise.resolve({ tags: ['a', 'b'] })",
    "{ tags: ['b', 'a'] }",
    ".resolves.toEqual({ tags: expect.toIncludeSameMembers(['b', 'a']) })",
  ],
])('for parts of %s and %s that differ, an asymmetric matcher is nested', async (value, expected, call) => {
  expect(calls(await matchesFor(value, expected))[0]).toBe(call);
});

test('a nested matcher that passes whatever is expected comes last', async () => {
  const matches = await matchesFor('{ a: [1, 2] }', '{ a: [2, 9] }');

  expect(matches.find(({call}) => call.includes('expect.toIncludeSamePartialMembers('))?.from).toBe('none');
});

test.each([
  ['hello', "'hello'"],
  ['hello world', "'hello world'"],
  ["Don't panic!", "'Don\\'t panic!'"],
  ['ann@example.com', "'ann@example.com'"],
  ['left', "'left'"],
  ['received', "'received'"],
  ['class', "'class'"],
])('%s is read as a string', async (text, string) => {
  const result = await findMatchers({value: text, expected: ''}, runInNode);

  expect(result).toMatchObject({example: {value: string}, texts: ['value']});
  expect(getMatches(result)[0]?.call).toBe('.toBeString()');
});

test.each(['1 +', '[1, price]', "'hello", 'total(price)', 'price > 3', '-'])('%s is not text', async value => {
  expect(await findMatchers({value, expected: ''}, runInNode)).toMatchObject({kind: 'mistake'});
});

test('text is read as a string in both fields', async () => {
  const result = await findMatchers({value: 'hello', expected: 'hell'}, runInNode);

  expect(result).toMatchObject({texts: ['value', 'expected']});
  expect(getMatches(result)[0]?.call).toBe(".toStartWith('hell')");
});

test.each(['5', 'new Date(0)', 'TypeError', 'isNaN', 'undefined', "'hello'", '1 + 1'])(
  '%s stays the expression that it is',
  async value => {
    expect(await findMatchers({value, expected: ''}, runInNode)).toMatchObject({example: {value}, texts: []});
  },
);

test('a matcher that passes whatever is expected comes last', async () => {
  const matches = await matchesFor('[1, 2]', '[2, 9]');

  expect(matches.find(({matcher}) => matcher === 'toIncludeSamePartialMembers')?.from).toBe('none');
});

test('the matchers that look at no value are never found', async () => {
  expect(calls(await matchesFor("'a'", "'a'"))).not.toContain(".pass('a')");
});

test.each([
  ['an array literal', '[1, 10]', '1, 10'],
  ['nested arrays', '[[1], [2]]', '[1], [2]'],
  ['another expression', '[1].concat(2)', '...[1].concat(2)'],
  ['a member of an array', '[[1, 2]][0]', '...[[1, 2]][0]'],
])('the arguments from %s', (_, text, args) => {
  expect(spread(text)).toBe(args);
});

test.each([
  ['the value', 2, 4, {field: 'value', line: 1, column: 4}],
  ['a later line of the value', 3, 1, {field: 'value', line: 2, column: 1}],
  ['after the value, its end', 4, 1, {field: 'value', line: 2, column: 3}],
  ['the expectation', 6, 2, {field: 'expected', line: 1, column: 2}],
  ['after the expectation, its end', 7, 1, {field: 'expected', line: 1, column: 4}],
])('a position in %s', (_, line, column, place) => {
  expect(findPosition(line, column, {value: '[1\n,2', expected: 'a.b'})).toEqual(place);
});

test.each([
  ['no value', ' ; ', /One value is needed here, not 0/],
  ['several values', '1, 2', /One value is needed here, not 2/],
  ['an unknown name in an expression', '[1, price]', /price is not defined/],
])('%s is a mistake of its field', async (_, value, message) => {
  expect(await findMatchers({value, expected: ''}, runInNode)).toEqual({
    kind: 'mistake',
    message: expect.stringMatching(message),
    position: {field: 'value', line: 1, column: 1},
  });
});

test.each(['value', 'expected'] as const)(
  'code of the field %s that ends too early is reported at its end',
  async field => {
    expect(await findMatchers({value: '[1]', expected: '', [field]: '[3, 1'}, runInNode)).toEqual({
      kind: 'mistake',
      message: 'SyntaxError: Unexpected end of input',
      position: {field, line: 1, column: 6},
    });
  },
);

test.each([
  ['a getter that throws', "{ get a() { throw new Error('no'); } }", 'toBeObject'],
  ['a Proxy that throws', "new Proxy({}, { get() { throw new Error('no'); } })", 'toBeObject'],
  ['a cycle', '(() => { const a = {}; a.a = a; return a; })()', 'toBeObject'],
  ['a large array', 'Array.from({ length: 100000 }, (_, index) => index)', 'toBeArrayOfSize'],
  ['a long string', "'x'.repeat(1e6)", 'toBeString'],
  ['a comment at the end', "['a'] // a list", 'toBeArrayOfSize'],
  ['a semicolon at the end', 'true;', 'toBeTrue'],
])('finds matchers for %s', async (_, value, matcher) => {
  expect(await listMatchers({value, expected: null, leads: []})).toContain(matcher);
});

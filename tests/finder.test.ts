import {library} from '../src/catalogue/library';
import {findMatchers, type Found, reportFor, type Match} from '../src/finder';
import {derivations, spread} from '../src/finder/candidates';
import {placeOf} from '../src/finder/program';
import {nodeRun} from './budgets/finder/node-run';
import {foundFor, GOAL, missed, pairSets, searchFor} from './budgets/finder/pairs';

function matchesIn(found: Found): readonly Match[] {
  if (found.kind !== 'matches') throw new Error(JSON.stringify(found));
  return found.matches;
}

const matchesFor = async (value: string, expected = '') => matchesIn(await findMatchers({value, expected}, nodeRun));

const calls = (matches: readonly Match[]): string[] => matches.map(({matcher, args}) => `${matcher}(${args})`);

test.each(Object.entries(pairSets))('the right matcher comes first for most of the %s pairs', async (_, pairs) => {
  const misses = await missed(pairs);

  expect(1 - misses.length / pairs.length).toBeGreaterThanOrEqual(GOAL);
});

test('every type of a required parameter in the catalogue has its arguments', () => {
  const types = Object.values(library.matchers).flatMap(({parameters}) => parameters.map(({type}) => type));

  expect(Object.keys(derivations)).toIncludeSameMembers([...new Set(types)]);
});

test('the value for which a match fails makes it fail', async () => {
  for (const pair of pairSets.tuned) {
    const matches = matchesIn(await searchFor(pair));
    for (const match of matches.filter(({failsFor}) => failsFor !== undefined)) {
      const report = await reportFor(match, nodeRun);
      expect(report ?? `${match.matcher}(${match.args}) passes for ${match.failsFor}`).toContain(match.matcher);
    }
  }
});

test.each([
  ['a list of arguments', '5', '[1, 10]', 'toBeWithin(1, 10)'],
  ['the entries of an object', '{ a: 1, b: 2, c: 3 }', '{ a: 1, b: 2 }', "toContainEntries([['a', 1], ['b', 2]])"],
  [
    'the class and the message of an error',
    "() => { throw new TypeError('x') }",
    "new TypeError('x')",
    "toThrowWithMessage(TypeError, 'x')",
  ],
  [
    'the class that a function throws',
    "() => { throw new TypeError('x') }",
    "'x'",
    "toThrowWithMessage(TypeError, 'x')",
  ],
  ['the error that a function throws', "() => { throw new TypeError('x') }", '', "toThrowWithMessage(TypeError, 'x')"],
  ['the size of an array', "['a', 'b']", '', 'toBeArrayOfSize(2)'],
  [
    'the arguments of a call',
    "(() => { const f = jest.fn(); f('a', 1); return f; })()",
    '',
    "toHaveBeenCalledExactlyOnceWith('a', 1)",
  ],
])('%s can be arguments', async (_, value, expected, call) => {
  expect(calls(await matchesFor(value, expected))[0]).toBe(call);
});

test('a matcher that passes whatever is expected comes last', async () => {
  const matches = await matchesFor('[1, 2]', '[2, 9]');

  expect(matches.find(({matcher}) => matcher === 'toIncludeSamePartialMembers')?.from).toBe('none');
});

test('the matchers that look at no value are never found', async () => {
  expect(calls(await matchesFor("'a'", "'a'"))).not.toContain("pass('a')");
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
  expect(placeOf(line, column, {value: '[1\n,2', expected: 'a.b'})).toEqual(place);
});

test.each([
  ['no value', ' ; ', /One value is needed here, not 0/],
  ['several values', '1, 2', /One value is needed here, not 2/],
  ['an unknown name', 'price', /price is not defined/],
])('%s is a mistake of its field', async (_, value, message) => {
  expect(await findMatchers({value, expected: ''}, nodeRun)).toEqual({
    kind: 'mistake',
    message: expect.stringMatching(message),
    place: {field: 'value', line: 1, column: 1},
  });
});

test.each([
  ['a getter that throws', "{ get a() { throw new Error('no'); } }", 'toBeObject'],
  ['a Proxy that throws', "new Proxy({}, { get() { throw new Error('no'); } })", 'toBeObject'],
  ['a cycle', '(() => { const a = {}; a.a = a; return a; })()', 'toBeObject'],
  ['a large array', 'Array.from({ length: 100000 }, (_, at) => at)', 'toBeArrayOfSize'],
  ['a long string', "'x'.repeat(1e6)", 'toBeString'],
  ['a comment at the end', "['a'] // a list", 'toBeArrayOfSize'],
  ['a semicolon at the end', 'true;', 'toBeTrue'],
])('finds matchers for %s', async (_, value, matcher) => {
  expect(await foundFor({value, expected: null, leads: []})).toContain(matcher);
});

import {parseEdgeCases} from './edge-cases.cjs';

const block = (...bodies: string[]) => bodies.map(body => `test('it is so', () => {\n  ${body}\n});`).join('\n\n');

test('parses each test into its name and the lines of its body', () => {
  const code = [
    "test('`null` fails', () => {",
    '  expect(null).not.toBeArray();',
    '  expect(undefined).not.toBeArray();',
    '});',
    '',
    "test('it\\'s \"so\"', async () => {",
    '  await expect(Promise.resolve(1)).toResolve();',
    '});',
  ].join('\n');

  expect(parseEdgeCases(code)).toEqual([
    {
      statement: '`null` fails',
      from: 1,
      lines: [
        {verdict: 'fails', not: 14},
        {verdict: 'fails', not: 19},
      ],
    },
    {statement: 'it\'s "so"', from: 6, lines: [{verdict: 'passes'}]},
  ]);
});

test('counts the lines of imports before the first test', () => {
  expect(parseEdgeCases(`import {isArray} from 'node:util';\n\n${block('expect(1).toBeOne();')}`)).toEqual([
    {statement: 'it is so', from: 3, lines: [{verdict: 'passes'}]},
  ]);
});

test.each([
  ['expect(1).toBeNumber();', ['passes']],
  ['expect(1).not.toBeNumber();', ['fails']],
  ['expect(1)\n    .not.toBeNumber();', ['fails']],
  ['expect(() => expect(1n).not.toBeInteger()).toThrow(TypeError);', ['throws']],
  ['await expect(async () => check()).rejects.toThrow(TypeError);', ['throws']],
  ['expect(() => f()).toThrowWithMessage(Error, "a");', ['passes']],
  ['expect({a: 1}).not.toEqual({a: expect.toBeNumber()});', ['fails']],
  ['expect(name.toString()).not.toBe(")");', ['fails']],
  ['expect(1).toBeOdd();\n  expect(2).not.toBeOdd();', ['passes', 'fails']],
  ['const check = () =>\n    expect(1).not.toBeOdd();\n\n  expect(check).toThrow();', ['throws']],
  ['const one = 1;', []],
])('"%s" shows: %j', (body, verdicts) => {
  const [{lines = []} = {}] = parseEdgeCases(block(body));
  expect(lines.flatMap(({verdict}) => verdict ?? [])).toEqual(verdicts);
});

test('finds a `.not` on a line of its own', () => {
  const cases = parseEdgeCases(block('expect({\n    a: 1,\n  }).not.toBeNumber();', 'expect(2).not.toBe(1);'));
  expect(cases[0]?.lines).toEqual([{verdict: 'fails'}, {}, {not: 4}]);
});

test.each([
  ["const a = 1;\ntest('a', () => {\n});", 'line 1 of a block of edge cases is not part of a test: const a = 1;'],
  [`${block('expect(1).toBeOne();')}\nexpect(1).toBeOne();`, 'line 4 of a block of edge cases is not part of a test'],
  [`${block('expect(1).toBeOne();')}\nimport a from 'a';`, 'line 4 of a block of edge cases is not part of a test'],
  ["test('a', () => {", 'line 1 of a block of edge cases opens a test that is never closed'],
])('refuses %j', (code, message) => {
  expect(() => parseEdgeCases(code)).toThrow(message);
});

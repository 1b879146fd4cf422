import {parseEdgeCases} from './edge-cases';

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

  expect(parseEdgeCases(code)).toEqual({
    preamble: 0,
    edges: [
      {
        statement: '`null` fails',
        assertions: [
          {verdict: 'fails', line: 1, not: {line: 1, column: 14}},
          {verdict: 'fails', line: 2, not: {line: 2, column: 19}},
        ],
        body: [1, 3],
      },
      {statement: 'it\'s "so"', assertions: [{verdict: 'passes', line: 6}], body: [6, 7]},
    ],
  });
});

test('counts the lines of imports before the first test', () => {
  expect(parseEdgeCases(`import {isArray} from 'node:util';\n\n${block('expect(1).toBeOne();')}`)).toEqual({
    preamble: 2,
    edges: [{statement: 'it is so', assertions: [{verdict: 'passes', line: 3}], body: [3, 4]}],
  });
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
  expect(parseEdgeCases(block(body)).edges[0]?.assertions.map(({verdict}) => verdict)).toEqual(verdicts);
});

test('finds a `.not` on a line of its own', () => {
  expect(parseEdgeCases(block('expect({\n    a: 1,\n  }).not.toBeNumber();')).edges[0]?.assertions).toEqual([
    {verdict: 'fails', line: 1, not: {line: 3, column: 4}},
  ]);
});

test.each([
  ["const a = 1;\ntest('a', () => {\n});", 'line 1 of a block of edge cases is not part of a test: const a = 1;'],
  [`${block('expect(1).toBeOne();')}\nexpect(1).toBeOne();`, 'line 4 of a block of edge cases is not part of a test'],
  [`${block('expect(1).toBeOne();')}\nimport a from 'a';`, 'line 4 of a block of edge cases is not part of a test'],
  ["test('a', () => {", 'line 1 of a block of edge cases opens a test that is never closed'],
])('refuses %j', (code, message) => {
  expect(() => parseEdgeCases(code)).toThrow(message);
});

import {testIn} from './report-source';

test('reads the test of an example, with its statements at the margin', () => {
  const text =
    "const given = 1;\n\ntest('adds', () => {\n  const sum = given + 1;\n\n  expect(\n    sum,\n  ).toBe(2);\n});\n";

  expect(testIn(text, 'a.example.ts')).toEqual({
    name: 'adds',
    source: text.slice(text.indexOf('test(')).trimEnd(),
    statements: ['const sum = given + 1;', 'expect(\n  sum,\n).toBe(2);'],
  });
});

test.each([
  ['no test', 'const given = 1;'],
  ['two tests', "test('a', () => {});\ntest('b', () => {});"],
  ['a test without a block', "test('a', () => expect(1).toBe(1));"],
])('names the example that holds %s', (_, text) => {
  expect(() => testIn(text, 'a.example.ts')).toThrowWithMessage(
    Error,
    "a.example.ts must hold exactly one test('name', () => {...}).",
  );
});

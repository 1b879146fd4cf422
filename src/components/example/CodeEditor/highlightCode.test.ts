import {highlightCode} from './highlightCode';

test("highlights an example's lines", () => {
  expect(highlightCode("test('a', () => {\n  expect(1).toBe(1);\n});")).toBeArrayOfSize(3);
});

test('represents empty code as one empty line', () => {
  expect(highlightCode('')).toEqual([[]]);
});

test('highlights code of the maximum length', () => {
  expect(highlightCode('\n'.repeat(499))).toBeArrayOfSize(500);
  expect(highlightCode(`// ${'a'.repeat(9_997)}`)).toBeArrayOfSize(1);
});

test.each([
  ['many lines', '\n'.repeat(500)],
  ['many lines of another system', '\r\n'.repeat(500)],
  ['many characters', 'a'.repeat(10_001)],
  ['many pieces in one short line', 'a.b('.repeat(2_000)],
])('leaves %s without colors', (_, code) => {
  expect(highlightCode(code)).toBeUndefined();
});

import {overlay} from './overlay';

test("colours an example's lines", () => {
  expect(overlay("test('a', () => {\n  expect(1).toBe(1);\n});")).toBeArrayOfSize(3);
});

test('colours nothing as one empty line', () => {
  expect(overlay('')).toEqual([[]]);
});

test('colours code of the greatest lengths', () => {
  expect(overlay('\n'.repeat(499))).toBeArrayOfSize(500);
  expect(overlay(`// ${'a'.repeat(9_997)}`)).toBeArrayOfSize(1);
});

test.each([
  ['many lines', '\n'.repeat(500)],
  ['many lines of another system', '\r\n'.repeat(500)],
  ['many characters', 'a'.repeat(10_001)],
  ['many pieces in one short line', 'a.b('.repeat(2_000)],
])('leaves %s without colours', (_, code) => {
  expect(overlay(code)).toBeUndefined();
});

// cspell:ignore Emtpy Postive
import {suggestNames} from './Suggestions';

const report = (...calls: string[]) => calls.map(call => `    TypeError: ${call} is not a function\n`).join('\n');

test.each([
  ['expect(...).toBeArra', 'toBeArray'],
  ['expect(...).not.toBeEmtpy', 'toBeEmpty'],
  ['expect(...).resolves.toIncludeSameMember', 'toIncludeSameMembers'],
  ['expect.toBePostive', 'toBePositive'],
])('suggests the name that is meant by "%s"', (call, name) => {
  expect(suggestNames(report(call))).toEqual([name]);
});

test('suggests a name once, and none for other calls and other names', () => {
  expect(suggestNames(report('expect(...).toBeArra', 'expect(...).toBeArra'))).toHaveLength(1);
  expect(suggestNames(report('list.toBeArra', 'expect(...).toRender', 'expect(...).toHaveBeenCalled'))).toEqual([]);
});

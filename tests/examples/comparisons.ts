import {listMatchers} from './index-tables';
import {passes} from './verdict';

function callMock(argument: unknown) {
  const mock = jest.fn();
  mock(argument);
  return mock;
}

/** Matchers that compare values, each with a value and an argument that hold what is compared. */
const comparisons: readonly (readonly [RegExp, (one: unknown) => unknown, (other: unknown) => unknown])[] = [
  [/^toPartiallyContain$/, it => [{it}], it => ({it})],
  [/Partial/, it => [{it}], it => [{it}]],
  [/^toInclude/, it => [it], it => [it]],
  [/Value$/, it => ({it}), it => it],
  [/Values$/, it => ({it}), it => [it]],
  [/Entry$/, it => ({it}), it => ['it', it]],
  [/Entries$/, it => ({it}), it => [['it', it]]],
  [/^toBeOneOf$/, it => it, it => [it]],
  [/^toHaveBeenCalledExactlyOnceWith$/, callMock, it => it],
  [/^toEqual$/, it => it, it => it],
];

/** Whether two values are equal in a matcher, the library's or Jest's `.toEqual()`. */
export function areEqual(name: string, one: unknown, other: unknown): boolean {
  const [, getValue, getArgument] = comparisons.find(([names]) => names.test(name)) ?? [];
  if (!getValue || !getArgument) throw new Error(`What does ${name} compare?`);
  return passes(name, getValue(one), [getArgument(other)]);
}

/** The library's matchers that compare values. */
export const comparing: readonly string[] = [
  ...listMatchers(/Include|PartiallyContain/, 'array'),
  ...listMatchers(/Value|Entry|Entries/, 'object'),
  ...listMatchers(/./, 'toBeOneOf'),
  ...listMatchers(/With$/, 'mock'),
];

import {matcherAt, meantBy, namedIn} from './matchers';

const names = (text: string) => namedIn(text).matchers.map(({name}) => name);

test.each([
  ['toBeWithin or .toBeBetween()?', ['toBeWithin', 'toBeBetween']],
  ['what does tobearray do', ['toBeArray']],
  ['expect.toBeDate() twice: toBeDate', ['toBeDate']],
  ['why does my test fail or pass', []],
  ['why does .fail() do nothing, and pass("x")?', ['fail', 'pass']],
  ['the rule prefer-to-be-array', []],
  ['**toBeDate** and *toBeArray*', ['toBeDate', 'toBeArray']],
  ['toBe*Date, for all', ['toBeDate', 'toBeValidDate']],
  ['why does *fail* mean that', []],
])('finds the matchers that a text names: %s', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test("finds names that look like a matcher's but are not in the library", () => {
  expect(namedIn('toBeTrue or toBeTruthy').others).toEqual(['toBeTruthy']);
});

test('recognizes a misspelled name, but not another name', () => {
  expect(meantBy('toBeStrings')?.name).toBe('toBeString');
  expect(meantBy('toBeValidUrl')).toBeUndefined();
  expect(meantBy('toBe')).toBeUndefined();
});

test("knows a matcher's section", () => {
  expect(matcherAt('/docs/matchers/toBeEmpty#tobeempty')?.name).toBe('toBeEmpty');
  expect(matcherAt('/docs/matchers/array')).toBeUndefined();
});

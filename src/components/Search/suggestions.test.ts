import {suggestionsFor} from './suggestions';

test('names the matchers that are most like the query first', () => {
  expect(suggestionsFor('toBeArrayOffSiz')[0]).toBe('toBeArrayOfSize');
});

test.each(['', 'qqqq', '💥', '\ud800', 'x'.repeat(10_000)])('has three different ones for any query', query => {
  expect(suggestionsFor(query)).toBeArrayOfSize(3);
  expect(new Set(suggestionsFor(query)).size).toBe(3);
});

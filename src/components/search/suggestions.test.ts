import {suggestionsFor} from './suggestions';

test('suggests the matchers most similar to the query first', () => {
  expect(suggestionsFor('toBeArrayOffSiz')[0]).toBe('toBeArrayOfSize');
});

test.each(['', 'qqqq', '💥', '\ud800', 'x'.repeat(10_000)])('has three different suggestions for any query', query => {
  expect(suggestionsFor(query)).toBeArrayOfSize(3);
  expect(new Set(suggestionsFor(query)).size).toBe(3);
});

import {suggestQueries} from './suggestQueries';

test('suggests the matchers most similar to the query first', () => {
  expect(suggestQueries('toBeArrayOffSiz')[0]).toBe('toBeArrayOfSize');
});

test.each(['', 'qqqq', '💥', '\ud800', 'x'.repeat(10_000)])('has three different suggestions for any query', query => {
  expect(suggestQueries(query)).toBeArrayOfSize(3);
  expect(new Set(suggestQueries(query)).size).toBe(3);
});

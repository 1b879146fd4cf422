import {FORM, createIndexFile} from './index-file';
import {loadIndex} from './load-index';
import {createIndexedSection} from './testing/create-section';

const file = JSON.stringify(createIndexFile([createIndexedSection()]));

const answer = (body: string, status = 200) => ({ok: status === 200, status, text: async () => body});

test('reads the sections of the index', async () => {
  const fetch = jest.fn(async () => answer(file));
  await expect(loadIndex('/search-index.json', fetch)).resolves.toEqual([createIndexedSection()]);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/search-index.json', {cache: 'no-cache'});
});

test.each([
  ['missing', answer('<!doctype html>', 404), 'The search index /search-index.json answered 404.'],
  ['cut short', answer(file.slice(0, -9)), 'The search index /search-index.json is cut short or is not JSON.'],
  ['a page instead', answer('<!doctype html>'), 'The search index /search-index.json is cut short or is not JSON.'],
  ['of another format', answer('{"form":0,"pages":[]}'), `The search index is not of form ${FORM}.`],
])('an index that is %s rejects with the reason', async (_, body, why) => {
  await expect(loadIndex('/search-index.json', async () => body)).rejects.toThrow(why);
});

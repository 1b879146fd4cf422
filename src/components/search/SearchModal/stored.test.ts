/** @jest-environment jsdom */
import {removeUnreadable} from './stored';

const KEY = '__DOCSEARCH_RECENT_SEARCHES__docs';
const search = {objectID: '1', url: '/docs', type: 'lvl1', hierarchy: {lvl0: 'Docs', lvl2: null}, content: null};

test.each([
  ['valid searches', [search], true],
  ['a number', [search, 1], false],
  ['a search without a URL', [{...search, url: undefined}], false],
  ['a search without titles', [{...search, hierarchy: null}], false],
  ['no list', {}, false],
])('%s in a stored list: it is kept or removed', (_, list, isKept) => {
  const stored = JSON.stringify(list);
  localStorage.setItem(KEY, stored);

  removeUnreadable('docs');

  expect(localStorage.getItem(KEY)).toBe(isKept ? stored : null);
});

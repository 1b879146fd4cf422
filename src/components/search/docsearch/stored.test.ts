/** @jest-environment jsdom */
import {tidyStored} from './stored';

const KEY = 'searches';
const search = {
  objectID: '1',
  url: '/docs',
  type: 'lvl1',
  hierarchy: {lvl0: 'Docs &lt;T&gt; &amp;amp;', lvl2: null},
  content: null,
};

test.each<[string, unknown, unknown]>([
  ['keeps valid searches', [search], [search]],
  ['keeps a URL outside of the site', [{...search, url: 'https://a.test'}], [{...search, url: 'https://a.test'}]],
  ['removes fields that DocSearch would show in place of the others', [{...search, _snippetResult: {}}], [search]],
  ['removes a list with a number', [search, 1], null],
  ['removes a search without a URL', [{...search, url: undefined}], null],
  ['removes a search without titles', [{...search, hierarchy: null}], null],
  ['removes a search of an unknown type', [{...search, type: '__proto__'}], null],
  ['removes markup in a title', [{...search, hierarchy: {lvl1: '<img src=x onerror=PWN=1>'}}], null],
  ['removes markup in the text', [{...search, content: '<b>'}], null],
  ['removes the URL of a script', [{...search, url: 'javascript:PWN=1'}], null],
  ['removes a URL that only looks like a path', [{...search, url: '//a.test'}], null],
  ['removes a URL whose tab a browser leaves out', [{...search, url: '/\t/a.test'}], null],
  ['removes what is not a list', {}, null],
])('%s', (_, list, kept) => {
  localStorage.setItem(KEY, JSON.stringify(list));

  tidyStored(KEY);

  expect(JSON.parse(localStorage.getItem(KEY) ?? 'null')).toEqual(kept);
});

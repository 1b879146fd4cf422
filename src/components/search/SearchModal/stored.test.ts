/** @jest-environment jsdom */
import {tidyStored} from './stored';

const recent = '__DOCSEARCH_RECENT_SEARCHES__docs';
const search = {objectID: '1', url: '/docs', type: 'lvl1', hierarchy: {lvl0: 'Docs', lvl1: 'Introduction'}};

beforeEach(() => localStorage.clear());

test('does not change valid searches', () => {
  const stored = JSON.stringify([search]);
  localStorage.setItem(recent, stored);

  tidyStored('docs', localStorage);

  expect(localStorage.getItem(recent)).toBe(stored);
});

test('removes invalid entries', () => {
  localStorage.setItem(recent, JSON.stringify([null, search, 1, {objectID: '2'}, {...search, hierarchy: null}]));

  tidyStored('docs', localStorage);

  expect(localStorage.getItem(recent)).toBe(JSON.stringify([search]));
});

test.each(['no JSON', 'null', '{}', '[null]'])('removes %s', text => {
  localStorage.setItem(recent, text);

  tidyStored('docs', localStorage);

  expect(localStorage.getItem(recent)).toBeNull();
});

test("removes unreadable conversations of DocSearch's own ask mode", () => {
  localStorage.setItem('__DOCSEARCH_ASKAI_CONVERSATIONS__docs', 'null');

  tidyStored('docs', localStorage);

  expect(localStorage.getItem('__DOCSEARCH_ASKAI_CONVERSATIONS__docs')).toBeNull();
});

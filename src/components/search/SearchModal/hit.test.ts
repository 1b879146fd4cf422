import type {SearchHit} from '@site/src/search/protocol';
import {shownSafely, underItsHeading} from './hit';

const text = (value: string) => ({value, matchLevel: 'partial'}) as const;

const hit: SearchHit = {
  objectID: '1',
  url: 'https://example.org/docs/matchers/array#tobearray',
  url_without_anchor: 'https://example.org/docs/matchers/array',
  anchor: 'tobearray',
  type: 'content',
  hierarchy: {lvl0: 'Matchers', lvl1: 'Array', lvl2: '.toBeArray()'},
  content: 'Passes for lists.',
  _highlightResult: {hierarchy: {}},
  _snippetResult: {
    hierarchy: {lvl1: text('Array'), lvl2: text('.toBeArray()')},
    content: text('Passes for <mark>lists</mark>.'),
  },
};

test('text below a heading becomes a hit of the heading, with the text under it', () => {
  expect(underItsHeading(hit)).toMatchObject({
    type: 'lvl2',
    _snippetResult: {
      hierarchy: {lvl1: {value: 'Array · Passes for <mark>lists</mark>.'}, lvl2: {value: '.toBeArray()'}},
    },
  });
});

test('a matching heading also has its text under it', () => {
  expect(underItsHeading({...hit, type: 'lvl2'})).toEqual(underItsHeading(hit));
});

test("text below a page's title becomes a hit of the page", () => {
  const page = {...hit, hierarchy: {lvl0: 'Matchers', lvl1: 'Array'}};

  expect(underItsHeading(page)).toEqual({...page, type: 'lvl1'});
});

test.each([
  ['a heading without text', {...hit, type: 'lvl2', _snippetResult: {hierarchy: {}}}],
  ['text without a heading', {...hit, hierarchy: {lvl0: 'Matchers'}}],
] as const)('%s is unchanged', (_, other) => {
  expect(underItsHeading(other)).toEqual(other);
});

test('markup in a record is shown as text, except the highlight', () => {
  const record = {
    ...hit,
    hierarchy: {lvl0: '<b>'},
    _snippetResult: {hierarchy: {}, content: text('<i> <mark>a</mark>')},
  };

  expect(shownSafely(record)).toMatchObject({
    hierarchy: {lvl0: '&lt;b&gt;'},
    _snippetResult: {content: {value: '&lt;i&gt; <mark>a</mark>'}},
  });
});

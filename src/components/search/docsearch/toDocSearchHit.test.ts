import type {Hit} from '@jest-extended/search/client';
import {toDocSearchHit} from './toDocSearchHit';

const plain = (text: string) => [{text, isMatch: false}];

const hit: Hit = {
  id: '1',
  url: '/docs/matchers/array#tobearray',
  link: '/docs/matchers/array#tobearray',
  titles: [plain('Matchers'), plain('Array'), [...plain('.toBe'), {text: 'Array', isMatch: true}]],
  excerpt: [...plain('Passes for '), {text: 'lists', isMatch: true}],
  isAbout: false,
};

test('a hit below a heading has the type of the heading, and the page and the text under it', () => {
  expect(toDocSearchHit(hit)).toMatchObject({
    objectID: '1',
    url: '/docs/matchers/array#tobearray',
    type: 'lvl2',
    hierarchy: {lvl0: 'Matchers', lvl1: 'Array', lvl2: '.toBeArray'},
    _snippetResult: {
      hierarchy: {lvl1: {value: 'Array · Passes for <mark>lists</mark>'}, lvl2: {value: '.toBe<mark>Array</mark>'}},
    },
  });
});

test('a page is shown with its text', () => {
  const page = {...hit, titles: hit.titles.slice(0, 2)};

  expect(toDocSearchHit(page)).toMatchObject({
    type: 'lvl1',
    content: 'Passes for lists',
    _snippetResult: {hierarchy: {lvl1: {value: 'Array'}}, content: {value: 'Passes for <mark>lists</mark>'}},
  });
});

test('a hit may lack its text, or a title', () => {
  const bare = {...hit, excerpt: [], titles: [plain('Matchers'), plain('Array'), [], plain('Size')]};

  expect(toDocSearchHit(bare)).toMatchObject({
    type: 'lvl3',
    hierarchy: {lvl0: 'Matchers', lvl1: 'Array', lvl3: 'Size'},
    _snippetResult: {hierarchy: {lvl1: {value: 'Array'}}},
  });
});

test('its only markup is the highlighting', () => {
  const titles = [plain('<b>'), plain('A & B'), [{text: '<i>', isMatch: true}]];

  expect(toDocSearchHit({...hit, titles})).toMatchObject({
    hierarchy: {lvl0: '&lt;b&gt;', lvl1: 'A &amp; B', lvl2: '&lt;i&gt;'},
    _snippetResult: {hierarchy: {lvl2: {value: '<mark>&lt;i&gt;</mark>'}}},
  });
});

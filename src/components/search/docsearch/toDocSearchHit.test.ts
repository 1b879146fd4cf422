import {type Hit, HITS_ON_TOP} from '@jest-extended/search/client';
import {toDocSearchHit} from './toDocSearchHit';

const plain = (text: string) => [{text, isMatch: false}];
const match = (text: string) => ({text, isMatch: true});

const url = '/docs/matchers/array#tobearray';
const titles = [plain('Matchers'), plain('A & B'), [...plain('.toBe'), match('<i>')]];
const hit: Hit = {id: '1', url, link: url, titles, excerpt: [...plain('for '), match('lists')], isAbout: false};

test.each<[string, Partial<Hit>, object]>([
  [
    'a hit below a heading has the type of the heading, and the page and the text under it; markup is text',
    {},
    {
      objectID: '1',
      url,
      type: 'lvl2',
      hierarchy: {lvl0: 'Matchers', lvl1: 'A &amp; B', lvl2: '.toBe&lt;i&gt;'},
      _snippetResult: {
        hierarchy: {lvl1: {value: 'A &amp; B · for <mark>lists</mark>'}, lvl2: {value: '.toBe<mark>&lt;i&gt;</mark>'}},
      },
    },
  ],
  [
    'a page is shown with its text',
    {titles: titles.slice(0, 2)},
    {type: 'lvl1', content: 'for lists', _snippetResult: {content: {value: 'for <mark>lists</mark>'}}},
  ],
  [
    'a hit may lack its text, or a title',
    {excerpt: [], titles: [plain('Matchers'), plain('Array'), [], plain('Size')]},
    {type: 'lvl3', hierarchy: {lvl0: 'Matchers', lvl1: 'Array', lvl3: 'Size'}, content: null},
  ],
])('%s', (_, more, expected) => {
  expect(toDocSearchHit({...hit, ...more}, HITS_ON_TOP)).toMatchObject(expected);
});

test('the first hits have a group of their own, in which each is a page', () => {
  const [first, second] = [0, 1].map(place => toDocSearchHit(hit, place).hierarchy);
  expect(first).toEqual({lvl0: 'Best matches', lvl1: 'A &amp; B', lvl2: '.toBe&lt;i&gt;'});
  expect(second).toEqual({...first, lvl1: 'A &amp; B '});
});

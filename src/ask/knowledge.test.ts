import {section} from '../search/testing/section';
import {stem} from '../text/stem';
import {knowledgeOf} from './knowledge';

test('knows the sections of the docs by their addresses in the catalogue, whatever the path of the site is', () => {
  const {all, at} = knowledgeOf([
    section({url: '/x/docs/matchers/array/#tobearray'}),
    section({url: '/x/playground/', docusaurus_tag: 'default'}),
  ]);

  expect(all.map(({url}) => url)).toEqual(['/docs/matchers/array#tobearray']);
  expect(at('/docs/matchers/array#tobearray')?.titles).toEqual(['Array', '.toBeArray()']);
});

test('a word counts most in the title, then in the lead, then in the text and known issues, least in code', () => {
  const long = 'filler '.repeat(30);
  const [known] = knowledgeOf([
    section({
      titles: ['Matchers', 'Array', 'apple'],
      words: ['banana'],
      prose: `cherry ${long}\ndate\n\felder`,
      rows: [
        {id: 'tobearray-known-issue', prose: 'fig'},
        {id: 'tobearray-edge-cases-2', prose: 'grape'},
      ],
      aside: 'hazel',
    }),
  ]).all;
  const shareOf = (word: string) => known?.places.find(({stems}) => stems.has(stem(word)))?.share;

  expect(['apple', 'banana', 'cherry', 'date', 'fig', 'elder', 'grape', 'hazel'].map(shareOf)).toEqual([
    1, 0.9, 0.9, 0.75, 0.75, 0.35, 0.35, 0.35,
  ]);
});

import type {Block, Quote} from './block';
import {renderAnswer} from './markdown';

const card = (...quotes: Quote[]): Block => ({
  type: 'card',
  url: '/docs/a',
  titles: ['A [b]'],
  quotes,
});
const TITLE = '**[A \\[b\\]](/docs/a)**';

test.each<[string, Block[], string]>([
  [
    'nothing of searches and sources',
    [
      {type: 'search', query: 'q', count: 1},
      {type: 'matches', query: 'q', count: 1},
      {type: 'sources', sections: [{url: '/docs/a', title: 'A'}]},
    ],
    '',
  ],
  ['the title of a card as a link', [card()], TITLE],
  [
    'the name of a matcher as code, and other titles with their page',
    [
      {type: 'card', url: '/docs/a#b', titles: ['A', '.b()'], quotes: []},
      {type: 'card', url: '/docs/a#c', titles: ['A', 'C'], quotes: []},
    ],
    '**[`.b()`](/docs/a#b)**\n\n**[A: C](/docs/a#c)**',
  ],
  [
    'code below the name of its file',
    [card({type: 'example', code: {language: 'js', title: 'a.js', code: 'a();'}})],
    `${TITLE}\n\n\`a.js\`\n\n\`\`\`js\na();\n\`\`\``,
  ],
  [
    'the sentence that answers first, and related sections as a list',
    [
      {
        type: 'card',
        url: '/docs/a',
        titles: ['A [b]'],
        sentence: 'So.',
        quotes: [{type: 'paragraph', markdown: 'More.'}],
      },
      {
        type: 'related',
        sections: [
          {url: '/docs/a#b', title: '.b()', text: 'Passes.'},
          {url: '/docs/a#c', title: 'A: C', text: ''},
        ],
      },
    ],
    `${TITLE}\n\nSo.\n\nMore.\n\n- [\`.b()\`](/docs/a#b): Passes.\n- [A: C](/docs/a#c)`,
  ],
  [
    'pieces of a service as one text',
    [
      {type: 'markdown', text: 'One, '},
      {type: 'markdown', text: 'two.'},
      {type: 'remark', markdown: 'Three.'},
    ],
    'One, two.\n\nThree.',
  ],
  [
    'a note with code as a quotation',
    [
      card({
        type: 'note',
        kind: 'known-issue',
        title: 'It throws',
        quotes: [
          {type: 'paragraph', markdown: 'Mind:'},
          {type: 'example', code: {language: 'js', code: 'a();\n\nb();'}},
        ],
      }),
    ],
    `${TITLE}\n\n> **Known issue: It throws**\n>\n> Mind:\n>\n> \`\`\`js\n> a();\n>\n> b();\n> \`\`\``,
  ],
])('writes %s', (_, blocks, markdown) => {
  expect(renderAnswer(blocks)).toBe(markdown);
});

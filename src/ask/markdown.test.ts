import type {Block} from './block';
import {markdownOf} from './markdown';

const from = {url: '/docs/a', title: 'A [b]'};

test.each<[string, Block[], string]>([
  [
    'nothing of the author, the search and the sources',
    [
      {type: 'author', author: 'docs'},
      {type: 'search', query: 'q', count: 1},
      {type: 'sources', sections: [from]},
    ],
    '',
  ],
  ['a heading as a link', [{type: 'signature', from}], '**[A \\[b\\]](/docs/a)**'],
  [
    'code below the name of its file',
    [{type: 'example', code: {language: 'js', title: 'a.js', code: 'a();'}, from}],
    '`a.js`\n\n```js\na();\n```',
  ],
  [
    'sections as a list',
    [
      {
        type: 'sections',
        why: 'near',
        sections: [
          {...from, summary: 'About a.'},
          {url: '/b', title: '.b()'},
        ],
      },
    ],
    '- [A \\[b\\]](/docs/a): About a.\n- [`.b()`](/b)',
  ],
  [
    'an edge case as an item with its code',
    [{type: 'edge-case', statement: 'holes pass', code: {language: 'js', code: 'a();'}, from}],
    '- holes pass\n\n  ```js\n  a();\n  ```',
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
      {
        type: 'note',
        kind: 'caution',
        blocks: [
          {type: 'paragraph', markdown: 'Mind:', from},
          {type: 'example', code: {language: 'js', code: 'a();\n\nb();'}, from},
        ],
        from,
      },
    ],
    '> Mind:\n>\n> ```js\n> a();\n>\n> b();\n> ```',
  ],
])('writes %s', (_, blocks, markdown) => {
  expect(markdownOf(blocks)).toBe(markdown);
});

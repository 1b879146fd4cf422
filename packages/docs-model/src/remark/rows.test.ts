import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import rows from './rows';

const parse = (...lines: string[]): Root => {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(lines.join('\n\n'));
  rows()(tree, new VFile({path: 'docs/a.mdx'}));
  return tree;
};

test('each heading of the first level begins a row', () => {
  const {children} = parse('Text.', '<Rows>', '### `a` b', 'One.', '#### c', 'Two.', '### d', '</Rows>', '## e');

  expect(children).toMatchObject([
    {type: 'paragraph'},
    {
      name: 'Row',
      attributes: [
        {name: 'level', value: 'h3'},
        {name: 'label', value: 'a b'},
      ],
      children: [{type: 'heading', depth: 3}, {type: 'paragraph'}, {type: 'heading', depth: 4}, {type: 'paragraph'}],
    },
    {name: 'Row', attributes: [{}, {name: 'label', value: 'd'}], children: [{type: 'heading', depth: 3}]},
    {type: 'heading', depth: 2},
  ]);
});

test.each([
  ['text', ['<Rows>', 'Text.', '### a', '</Rows>']],
  ['nothing', ['Text.', '<Rows>', '</Rows>']],
])('content that begins with %s is a mistake, with its line', (_, lines) => {
  expect(() => parse(...lines)).toThrow(/^docs\/a\.mdx:\d: <Rows> must begin with a heading/);
});

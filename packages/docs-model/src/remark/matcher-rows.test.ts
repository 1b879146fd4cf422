import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {setProps} from '../element';
import matcherRows from './matcher-rows';

function parse(...lines: string[]): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(lines.join('\n'));
  visit(tree, 'heading', heading => setProps(heading, {id: 'array'}));
  matcherRows()(tree);
  return tree;
}

const ROW = '- [`.toBeArrayOfSize(size)`](/docs/matchers/array#tobearrayofsize): an array of `size`.';
const row = {
  name: 'MatcherRow',
  attributes: [
    {name: 'path', value: '/docs/matchers/array#tobearrayofsize'},
    {name: 'call', value: '.toBeArrayOfSize(size)'},
    {name: 'sample', value: '[1, 2] ✓ 2'},
  ],
  children: [{children: [{value: 'An array of '}, {type: 'inlineCode', value: 'size'}, {value: '.'}]}],
};

test.each([
  ['a list', [ROW], [{name: 'ul', children: [row]}]],
  [
    'a list with labels',
    ['- Size', `  ${ROW}`],
    [
      {type: 'heading', depth: 3, children: [{value: 'Size'}]},
      {name: 'ul', children: [row]},
    ],
  ],
])('a heading and %s become a group of rows', (_, list, part) => {
  expect(parse('<MatcherList>', '', '## Array', '', ...list, '', '</MatcherList>').children).toMatchObject([
    {
      attributes: [
        {name: 'groups', value: 'array\tArray'},
        {name: 'matchers', value: 'toBeArrayOfSize'},
      ],
      children: [
        {
          name: 'div',
          children: [
            {attributes: [{name: 'data-notation', value: '[ ]'}], children: [{type: 'heading'}]},
            {name: 'div', children: part},
          ],
        },
      ],
    },
  ]);
});

test('a matcher of another page has its id, and a sample only if its arguments say something', () => {
  const [list] = parse(
    '<MatcherList>',
    '',
    '## Array',
    '',
    '- [`.toBeNil()`](/docs/matchers/toBeNil#tobenil): `null`.',
    '',
    '</MatcherList>',
  ).children;

  expect(list).toHaveProperty('children.0.children.1.children.0.children.0.attributes', [
    expect.objectContaining({name: 'path'}),
    expect.objectContaining({name: 'call'}),
    expect.objectContaining({name: 'id', value: 'tobenil'}),
  ]);
});

test('an item without a call is a mistake', () => {
  expect(() => parse('<MatcherList>', '', '## Array', '', '- Text', '', '</MatcherList>')).toThrow(/not "Text"/);
});

import codeTokens from '.';
import {eachNode, type PageNode} from './page-node';

/** The tokens that the plugin gives the blocks of a page, in order. */
function tokensOf(...children: PageNode[]): unknown[] {
  const tree: PageNode = {type: 'root', children};
  codeTokens({additionalLanguages: ['bash']})(tree);
  const found: unknown[] = [];
  eachNode(tree, node => {
    if (node.type === 'code') found.push(node.data?.hProperties?.['tokens']);
    if (node.name === 'CodeBlock') found.push(node.attributes?.find(({name}) => name === 'tokens')?.value);
  });
  return found;
}

const fence = (lang: string | null, value: string): PageNode => ({type: 'code', lang, value});

const element = (child: PageNode, language = 'ts'): PageNode => ({
  type: 'mdxJsxFlowElement',
  name: 'CodeBlock',
  attributes: [{type: 'mdxJsxAttribute', name: 'language', value: language}],
  children: [child],
});

/** `{…}` in MDX, with an expression. */
const braces = (expression: object): PageNode => ({
  type: 'mdxFlowExpression',
  data: {estree: {body: [{type: 'ExpressionStatement', expression}]}},
});

test.each([
  ['a fence', fence('ts', 'const a;')],
  ['a fence whose language is in capitals', fence('TS', 'const a;')],
  ['a fence inside of something', {type: 'listItem', children: [fence('ts', 'const a;')]}],
  ['an element with text', element({type: 'text', value: 'const a;'})],
  ['an element with a paragraph', element({type: 'paragraph', children: [{type: 'text', value: 'const a;'}]})],
  ['an element with a string', element(braces({value: 'const a;'}))],
  ['an element with a template', element(braces({quasis: [{value: {cooked: 'const a;\n'}}]}))],
])('highlights %s', (_, node) => {
  expect(tokensOf(node)).toEqual(['k']);
});

test('highlights the languages that it is told', () => {
  expect(tokensOf(fence('bash', 'npm install'))).toEqual([expect.stringMatching(/^[a-z]/)]);
});

test.each([
  ['without a language', fence(null, 'const a;')],
  ['in an unknown language', fence('unknown', 'const a;')],
  ['without anything to colour', fence('ts', 'a')],
  ['made at run time', element(braces({type: 'Identifier', name: 'code'}))],
  ['with something to fill in', element(braces({quasis: [{value: {cooked: 'a'}}, {value: {cooked: 'b'}}]}))],
  ['without code', {type: 'mdxJsxFlowElement', name: 'CodeBlock', attributes: [], children: []}],
])('leaves a block %s alone', (_, node: PageNode) => {
  expect(tokensOf(node)).toEqual([undefined]);
});

test('keeps the other properties of a fence', () => {
  const node: PageNode = {...fence('ts', 'const a;'), data: {hProperties: {id: 'b'}}};
  tokensOf(node);

  expect(node.data?.hProperties).toEqual({id: 'b', tokens: 'k'});
});

test('names the language that Prism does not have', () => {
  expect(() => codeTokens({additionalLanguages: ['klingon']})).toThrow('prism-klingon');
});

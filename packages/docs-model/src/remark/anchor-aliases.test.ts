import type {Heading, Root} from 'mdast';
import type {VFile} from 'vfile';
import anchorAliases from './anchor-aliases';

const heading = (id: string): Heading => ({type: 'heading', depth: 2, children: [], data: {hProperties: {id}}});

const run = (frontMatter: Record<string, unknown>, ...ids: string[]): string[] => {
  const tree: Root = {type: 'root', children: ids.map(heading)};
  const file: Pick<VFile, 'path' | 'data'> = {path: 'docs/a.mdx', data: {frontMatter}};
  anchorAliases()(tree, file as VFile);
  return tree.children.map(child => `${child.data?.hName ?? child.type}#${child.data?.hProperties?.['id']}`);
};

test('puts the old anchor before its heading', () => {
  expect(run({anchor_aliases: {old: 'b', older: 'b'}}, 'a', 'b')).toEqual([
    'heading#a',
    'span#old',
    'span#older',
    'heading#b',
  ]);
});

test('does not change a page without aliases', () => {
  expect(run({}, 'a')).toEqual(['heading#a']);
});

test.each([
  ['a list', ['old']],
  ['a text', 'old'],
  ['a map of numbers', {old: 1}],
])('refuses %s, naming the file', (_, aliases) => {
  expect(() => run({anchor_aliases: aliases}, 'a')).toThrow(/^docs\/a\.mdx: write anchor_aliases/);
});

test('refuses an alias without a heading and lists the headings', () => {
  expect(() => run({anchor_aliases: {old: 'c'}}, 'a', 'b')).toThrow(/docs\/a\.mdx.*"old".*"#c".*a, b/);
});

test('refuses an alias that is a heading already', () => {
  expect(() => run({anchor_aliases: {b: 'a'}}, 'a', 'b')).toThrow(/"b".*is a heading/);
});

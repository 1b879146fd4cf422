import {VFile} from 'vfile';
import type {Table} from 'mdast';
import {setProps} from '../element';
import {readPage} from '../page.cjs';
import tableNames from './table-names';

const table = '| Runner | Works |\n| --- | --- |\n| Jest | yes |\n| Bun | yes |';

/** The first table of a page after the plugin. */
function tableOn(...blocks: string[]): Table | undefined {
  const {tree} = readPage(blocks.join('\n\n'), 'docs/a.mdx');
  const file = new VFile();
  file.data['frontMatter'] = {title: 'Install'};
  tableNames()(tree, file);
  return tree.children.find(node => node.type === 'table');
}

test('a table has the name of the heading above it, with its code', () => {
  expect(tableOn('## One', '### Runners of `expect`', table)?.data?.hProperties).toEqual({
    'aria-label': 'Runners of expect',
  });
});

test('a table above the first heading has the name of the page', () => {
  expect(tableOn('Text.', table, '## Later')?.data?.hProperties).toEqual({'aria-label': 'Install'});
});

test('a row with names of another library has an id', () => {
  const page = readPage('## From\n\n| You type | Write |\n| --- | --- |\n| Chai `all.keys` | a |', 'docs/a.mdx');
  for (const node of page.tree.children) if (node.type === 'heading') setProps(node, {id: 'from'});
  tableNames()(page.tree, new VFile());
  const table = page.tree.children.find(node => node.type === 'table');

  expect(table?.children.map(row => row.data?.hProperties)).toEqual([undefined, {id: 'from-all-keys'}]);
});

test('the first cell of each row is its header, below the headers of the columns', () => {
  const rows = tableOn(table)?.children.map(row => row.children.map(cell => cell.data?.hName));
  expect(rows).toEqual([
    [undefined, undefined],
    ['th', undefined],
    ['th', undefined],
  ]);
});

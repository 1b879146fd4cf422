import type {Nodes} from 'mdast';
import {readPage} from '../page.cjs';
import tableCells from './table-cells';

/** The text of a node, with marks as `[verdict|word]`. */
function draw(node: Nodes): string {
  const text = 'children' in node ? node.children.map(draw).join('') : 'value' in node ? node.value : '';
  const classes = node.data?.hName === 'span' ? node.data.hProperties?.['className'] : undefined;
  return Array.isArray(classes) ? `[${classes[1]}|${text}]` : text;
}

/** The cells after the first one of the rows of a table, drawn after the plugin. */
function drawCells(...rows: string[]): string[][] {
  const {tree} = readPage(['| Matcher | A | B |', '| --- | --- | --- |', ...rows].join('\n'), 'docs/a.mdx');
  tableCells()(tree);
  const table = tree.children.find(node => node.type === 'table');
  return table?.children.slice(1).map(row => row.children.slice(1).map(draw)) ?? [];
}

test('a verdict becomes a mark, and the rest of its cell stays', () => {
  expect(
    drawCells(
      '| passes | passes | fails |',
      '| a | throws | works |',
      '| b | passes for `-0` | throws, `.not` passes |',
      '| c | `-Infinity` passes | [fails](#c) |',
    ),
  ).toEqual([
    ['[passes|passes]', '[fails|fails]'],
    ['[throws|throws]', '[passes|works]'],
    ['[passes|passes] for -0', '[throws|throws], .not [passes|passes]'],
    ['-Infinity [passes|passes]', '[fails|fails]'],
  ]);
});

test('other words, and the only verdict of a table, stay text', () => {
  expect(drawCells('| a | works with mocks | throws for `null` |')).toEqual([['works with mocks', 'throws for null']]);
  expect(drawCells('| a | failsafe | throws for `null`, fails for numbers |')).toEqual([
    ['failsafe', 'throws for null, fails for numbers'],
  ]);
  expect(drawCells('| a | passes | a spy passes |', '| b | fails | it fails |')).toEqual([
    ['[passes|passes]', 'a spy passes'],
    ['[fails|fails]', 'it fails'],
  ]);
});

test('a cell of a few short words stays on one line, and so does a list of versions', () => {
  const {tree} = readPage(
    '| a | b | c | d |\n| - | - | - | - |\n| 7 | 20, 22, 24+ | 20.9+, 22.11+, 24+ | one, two many, more |',
    'docs/a.mdx',
  );
  tableCells()(tree);
  const [table] = tree.children;
  const rows = table?.type === 'table' ? table.children.slice(1) : [];
  expect(rows.map(row => row.children.map(({data}) => data?.hProperties?.['className']))).toEqual([
    [undefined, ['short'], ['short'], undefined],
  ]);
});

import type {PhrasingContent, Root, Table, TableCell, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** The words for the verdict on a value, and the verdict of each. */
const VERDICTS = new Map([
  ['passes', 'passes'],
  ['passes by mistake', 'throws'],
  ['works', 'passes'],
  ['fails', 'fails'],
  ['throws', 'throws'],
]);

/** At the start of a cell. "works" also begins sentences, for example "works with mocks only". */
const AT_START = /^()(works$|(?:passes(?: by mistake)?|fails|throws)\b)(.*)$/;

/** After code, for example after `undefined`. */
const AFTER_CODE = /^( )(works|passes|fails|throws)$/;

/** Words, or a list of versions, that stay on one line next to a column of long texts. */
const SHORT = /^(?=.* )(?:.{1,12}|[\d.+, ]+)$/;

/**
 * Remark plugin: draws the verdicts in tables of values as marks (src/components/shared/Table), and keeps short cells on one line. A
 * mark is the word in a `span`, so screen readers, the browser's search and copied text have the word.
 */
export default function tableCells() {
  return (tree: Root): void =>
    visit(tree, 'table', table => {
      const cells = listCells(table);
      for (const cell of cells)
        if (SHORT.test(toString(cell))) cell.data = {...cell.data, hProperties: {className: ['short']}};
      if (isTableOfValues(cells)) cells.forEach(markVerdicts);
    });
}

/** The cells below the head and after the first column. */
const listCells = (table: Table): TableCell[] => table.children.slice(1).flatMap(row => row.children.slice(1));

/** Whether two cells begin with a verdict. A single one is part of a text. */
const isTableOfValues = (cells: readonly TableCell[]): boolean =>
  cells.filter(cell => AT_START.test(toString(cell))).length > 1;

/** Marks the verdict at the start of a cell, and one after code. */
function markVerdicts(parent: {children: PhrasingContent[]}): void {
  parent.children = parent.children.flatMap((node, index): PhrasingContent[] => {
    if (node.type === 'link') markVerdicts(node);
    if (node.type !== 'text') return [node];
    const [, space = '', word = '', rest = ''] = (index === 0 ? AT_START : AFTER_CODE).exec(node.value) ?? [];
    const verdict = VERDICTS.get(word);
    return verdict === undefined ? [node] : [...createText(space), createMark(word, verdict), ...createText(rest)];
  });
}

const createText = (value: string): Text[] => (value === '' ? [] : [{type: 'text', value}]);

const createMark = (word: string, verdict: string): PhrasingContent => ({
  type: 'emphasis',
  data: {hName: 'span', hProperties: {className: ['verdict', verdict]}},
  children: createText(word),
});

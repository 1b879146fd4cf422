import type {Nodes, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {getCells, parseMarkdown} from './page.cjs';
import {isText, type Part, type Section} from './section';

/** The head of a column with names of other libraries. */
const COLUMN = 'You type';

/** What a call passes: `(1, 5)` and `(…)`. */
const ARGUMENTS = /\([^)]*\)/g;

/** A row of a table of names. */
interface NameRow {
  /** Its id on the page: the id of the heading above it, and its first name. */
  readonly id: string;
  /** The names as readers see them: `Chai closeTo(3, 0.1)`. */
  readonly title: string;
  /** Each name without arguments: `closeTo`. */
  readonly names: readonly string[];
}

/**
 * Reads the rows of a table whose first column lists names of other libraries. Each row is a target of links.
 * @param anchor the id of the heading above it
 * @returns an empty list for any other table
 */
export function readNameRows({children: [head, ...rows]}: Table, anchor: string): NameRow[] {
  if (!head?.children[0] || toString(head.children[0]) !== COLUMN) return [];
  return rows.map(({children: [cell]}) => {
    const names = cell ? readNames(cell) : [];
    const id = [anchor, ...(names[0]?.toLowerCase().match(/\w+/g) ?? [])].join('-');
    return {id, title: toString(cell), names};
  });
}

function readNames(cell: TableCell): string[] {
  const names: string[] = [];
  visit(cell, 'inlineCode', ({value}) => void names.push(value.replace(ARGUMENTS, '')));
  return names;
}

/** Makes a section of each row of the tables of names. It follows the section that has the table. */
export const splitNameTables = (sections: readonly Section[]): Section[] =>
  sections.flatMap(section => {
    const rows = section.parts.map(part => createRowSections(part, section));
    const parts = section.parts.filter((_, index) => rows[index]?.length === 0);
    return [{...section, parts}, ...rows.flat()];
  });

function createRowSections(part: Part, {url, titles}: Section): Section[] {
  if (!isText(part)) return [];
  const [path = '', anchor = ''] = url.split('#');
  const [table] = parseMarkdown(part.markdown).children;
  if (table?.type !== 'table') return [];
  const getSource = ({position}: Nodes) => part.markdown.slice(position?.start.offset, position?.end.offset);
  const [[, ...heads] = [], ...cells] = getCells(table, {getSource});
  return readNameRows(table, anchor).map(({id, title, names}, index) => ({
    url: `${path}#${id}`,
    titles: [...titles, title],
    names,
    parts: [{kind: 'text', markdown: describeRow(heads, cells[index]?.slice(1) ?? [])}],
  }));
}

/** The cells of a row as a text: `Write: .toBeNil(). Difference: strings only.` */
const describeRow = (heads: readonly string[], cells: readonly string[]): string =>
  cells
    .map((cell, index) => `${heads[index]}: ${cell}.`)
    .filter((_, index) => cells[index] !== '')
    .join(' ');

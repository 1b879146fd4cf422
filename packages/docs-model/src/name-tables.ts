import type {Nodes, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {getCells, parseMarkdown} from './page.cjs';
import {createRowIds} from './row-ids';
import {isText, type Part, type Section} from './section';

/** The heads of columns with names, their notation, and what the names are. */
const COLUMNS = new Map([
  ['You type', {notation: 'inlineCode', kind: 'names'}],
  ['Value from a library', {notation: 'strong', kind: 'libraries'}],
]);

/** What a call passes: `(1, 5)` and `(…)`. */
const ARGUMENTS = /\([^)]*\)/g;

/** A row of a table of names. */
interface NameRow {
  /** Its id on the page: the id of the heading above it, and its first name. */
  readonly id: string;
  /** The names as readers see them: `Chai closeTo(3, 0.1)`. */
  readonly title: string;
  /** What its names are: a field of its section. */
  readonly kind: string;
  /** Each name without arguments: `closeTo`. */
  readonly names: readonly string[];
}

/**
 * Reads the rows of a table whose first column has names of other libraries, or libraries. Each row is a target of links.
 * @param anchor the id of the heading above it
 * @returns an empty list for any other table
 */
export function readNameRows({children: [head, ...rows]}: Table, anchor: string): NameRow[] {
  const column = COLUMNS.get(toString(head?.children[0]));
  if (!column) return [];
  const createId = createRowIds();
  return rows.map(({children: [cell]}) => {
    const title = toString(cell);
    const names = cell ? readNames(cell, column.notation) : [];
    return {
      id: createId(anchor, (names[0] ?? title).toLowerCase().match(/\w+/g)?.join('-') ?? ''),
      title,
      names,
      kind: column.kind,
    };
  });
}

function readNames(cell: TableCell, notation: string): string[] {
  const names: string[] = [];
  visit(cell, notation, node => void names.push(toString(node).replace(ARGUMENTS, '')));
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
  return readNameRows(table, anchor).map(({id, title, names, kind}, index) => ({
    url: `${path}#${id}`,
    titles: [...titles, title],
    [kind]: names,
    parts: [{kind: 'text', markdown: describeRow(heads, cells[index]?.slice(1) ?? [])}],
  }));
}

/** The cells of a row as a text: `Write: .toBeNil(). Difference: strings only.` */
const describeRow = (heads: readonly string[], cells: readonly string[]): string =>
  cells
    .map((cell, index) => `${heads[index]}: ${cell}.`)
    .filter((_, index) => cells[index] !== '')
    .join(' ');

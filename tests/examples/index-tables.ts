import {getCells, type DocsPage} from '@jest-extended/docs-model/page';

/** A row of a Markdown table: its cells by the words of the table's head. */
export type Row = Readonly<Record<string, string>>;

/**
 * Reads the first table under a heading, or the first one with a column.
 * @param id the heading's id
 * @param column a word of the table's head
 * @throws {Error} when there is no such heading or no such table under it
 */
export function findTable(page: DocsPage, id: string, column?: string): Row[] {
  const content = page.sections.find(section => section.id === id)?.content ?? [];
  const tables = content.flatMap(node => (node.type === 'table' ? [getCells(node, page)] : []));
  const table = tables.find(([head]) => column === undefined || head?.includes(column));
  if (!table) throw new Error(`There is no such table under #${id}.`);
  const [head = [], ...rows] = table;
  return rows.map(cells => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
}

/** The matchers that a cell names, without dots, calls and `expect`: `.toInclude()` and `expect.arrayContaining()`. */
export const findMatchers = (cell: string): string[] =>
  [...cell.matchAll(/`(?:expect)?\.(\w+)\([^)]*\)`/g)].map(([, name]) => name ?? '');

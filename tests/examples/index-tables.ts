import {getCells, type DocsPage} from '@jest-extended/docs-model/page';

/** A row of a Markdown table: its cells by the words of the table's head. */
export type Row = Readonly<Record<string, string>>;

/**
 * Reads the first table under a heading.
 * @param id the heading's id
 * @throws {Error} when there is no such heading or no table under it
 */
export function tableUnder(page: DocsPage, id: string): Row[] {
  const content = page.sections.find(section => section.id === id)?.content ?? [];
  const table = content.find(node => node.type === 'table');
  if (!table) throw new Error(`There is no table under #${id}.`);
  const [head = [], ...rows] = getCells(table, page);
  return rows.map(cells => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
}

/** The matchers that a cell names, without dots, calls and `expect`: `.toInclude()` and `expect.arrayContaining()`. */
export const matchersIn = (cell: string): string[] =>
  [...cell.matchAll(/`(?:expect)?\.(\w+)\([^)]*\)`/g)].map(([, name]) => name ?? '');

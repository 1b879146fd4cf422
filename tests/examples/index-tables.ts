import {groups} from '@jest-extended/catalogue';
import {getCells, type DocsPage} from '@jest-extended/docs-model/page';

/** A row of a Markdown table: its cells by the words of the table's head, each with what it says about this environment. */
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
  return rows.map(cells => Object.fromEntries(head.map((name, at) => [name, readCell(cells[at] ?? '')])));
}

const environment = process.env['VITEST'] ? 'Vitest' : 'document' in globalThis ? 'jsdom' : 'Jest';

/** What a cell says about this environment: `equal; in Vitest and jsdom, differ`. */
function readCell(cell: string): string {
  const [common = '', ...exceptions] = cell.split('; in ');
  const exception = exceptions.find(text => text.slice(0, text.indexOf(', ')).split(' and ').includes(environment));
  return exception?.slice(exception.indexOf(', ') + 2) ?? common;
}

/** The library's matchers on some of its pages, by a part of their names. */
export const listMatchers = (part: RegExp, ...pages: readonly string[]): string[] =>
  groups.filter(({page}) => pages.includes(page)).flatMap(({matchers}) => matchers.filter(name => part.test(name)));

/** The matchers that a cell names, without dots, calls and `expect`: `.toInclude()` and `expect.arrayContaining()`. */
export const findMatchers = (cell: string): string[] =>
  [...cell.matchAll(/`(?:expect)?\.(\w+)\([^)]*\)`/g)].map(([, name]) => name ?? '');

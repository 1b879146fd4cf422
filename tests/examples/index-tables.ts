/** A row of a Markdown table: its cells by the words of the table's head. */
export type Row = Readonly<Record<string, string>>;

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim());

/**
 * Reads the first table under a heading.
 * @param page the text of an MDX page
 * @param id the heading's explicit id
 * @throws {Error} when there is no such heading or no table under it
 */
export function tableUnder(page: string, id: string): Row[] {
  const lines = page.split('\n');
  const heading = lines.findIndex(line => line.startsWith('#') && line.endsWith(`{#${id}}`));
  const start = lines.findIndex((line, at) => heading >= 0 && at > heading && line.startsWith('|'));
  if (start < 0) throw new Error(`There is no table under #${id}.`);
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  const [head = [], , ...rows] = lines.slice(start, end).map(cellsOf);
  return rows.map(cells => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
}

/** The matchers that a cell names, without dots, calls and `expect`: `.toInclude()` and `expect.arrayContaining()`. */
export const matchersIn = (cell: string): string[] =>
  [...cell.matchAll(/`(?:expect)?\.(\w+)\([^)]*\)`/g)].map(([, name]) => name ?? '');

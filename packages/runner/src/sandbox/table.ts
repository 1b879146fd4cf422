import {getStringWidth, inspect} from 'node-inspect-extracted';

/** Draws a table as `console.table` of Node does. */
export function drawTable(data: object, properties?: readonly string[]): string {
  const isMap = data instanceof Map;
  const isCollection = isMap || data instanceof Set;
  const entries: [unknown, unknown][] = isCollection ? [...data.entries()] : Object.entries(data);
  const index = entries.map(([key], row) => String(isCollection ? row : key));
  // An object puts the names that are numbers first, as Node does.
  const cells: Record<string, string[]> = isMap ? {Key: entries.map(([key]) => formatCell(key))} : Object.create(null);
  const values: string[] = [];
  for (const [row, [, value]] of entries.entries()) {
    const names = properties ?? (isObject(value) ? Object.keys(value) : undefined);
    if (isCollection || !names) values[row] = formatCell(value);
    else
      for (const name of names)
        (cells[name] ??= [])[row] =
          isObject(value) && Object.hasOwn(value, name) ? formatCell(Reflect.get(value, name)) : '';
  }
  return drawColumns([
    [isCollection ? '(iteration index)' : '(index)', ...index],
    ...Object.entries(cells).map(([name, column]) => [name, ...column]),
    ...(isCollection || values.length > 0 ? [['Values', ...values]] : []),
  ]);
}

/** @param columns each with its heading; the first one has all rows */
function drawColumns(columns: readonly string[][]): string {
  const widths = columns.map(column => column.reduce((width, cell = '') => Math.max(width, getStringWidth(cell)), 0));
  const rule = widths.map(width => '─'.repeat(width + 2));
  const rows = (columns[0] ?? []).map((_, row) =>
    columns.map(({[row]: cell = ''}, column) => ` ${cell}${' '.repeat((widths[column] ?? 0) - getStringWidth(cell))} `),
  );
  const [head, ...body] = rows.map(row => `│${row.join('│')}│\n`);
  return `┌${rule.join('┬')}┐\n${head}├${rule.join('┼')}┤\n${body.join('')}└${rule.join('┴')}┘`;
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

function formatCell(value: unknown): string {
  const isLarge = isObject(value) && !Array.isArray(value) && Object.keys(value).length > 2;
  return inspect(value, {depth: isLarge ? -1 : 0, maxArrayLength: 3, breakLength: Infinity});
}

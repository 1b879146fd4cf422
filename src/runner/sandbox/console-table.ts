import {inspect} from 'node-inspect-extracted';

/** More rows than fit into one line of output. */
const MOST_ROWS = 1_000;

type Row = readonly [index: string, cells: Readonly<Record<string, string>>];

const isPrimitive = (value: unknown): boolean =>
  value === null || (typeof value !== 'object' && typeof value !== 'function');

/** A cell's text. Objects with more than two keys show only their class. */
const cell = (value: unknown): string =>
  inspect(value, {
    maxArrayLength: 3,
    breakLength: Infinity,
    depth: !isPrimitive(value) && !Array.isArray(value) && Object.keys(Object(value)).length > 2 ? -1 : 0,
  });

/** A text's width in terminal columns: East Asian characters and emoji take two. */
const width = (text: string): number =>
  [...text].reduce(
    (sum, letter) =>
      sum + (/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{Emoji_Presentation}]/u.test(letter) ? 2 : 1),
    0,
  );

function draw(indexName: string, rows: readonly Row[], columns: readonly string[]): string {
  const header = [indexName, ...columns];
  const lines = rows.map(([index, cells]) => [
    index,
    ...columns.map(name => (Object.hasOwn(cells, name) ? cells[name] : '') ?? ''),
  ]);
  const widths = header.map((name, column) => Math.max(...[name, ...lines.map(line => line[column] ?? '')].map(width)));
  const row = (line: readonly string[]) =>
    `│${line.map((text, column) => ` ${text}${' '.repeat((widths[column] ?? 0) - width(text))} `).join('│')}│`;
  const rule = (left: string, middle: string, right: string) =>
    left + widths.map(each => '─'.repeat(each + 2)).join(middle) + right;
  return [rule('┌', '┬', '┐'), row(header), rule('├', '┼', '┤'), ...lines.map(row), rule('└', '┴', '┘')].join('\n');
}

/**
 * `console.table`, drawn as Node and Jest draw it.
 * @param data rows: an array, object, Map or Set
 * @param chosen columns to show; by default all keys of all rows
 * @returns `undefined` for data that is not a table, which is then printed like any value
 */
export function table(data: unknown, chosen?: readonly string[]): string | undefined {
  if (isPrimitive(data)) return undefined;
  if (data instanceof Map) {
    const rows = [...data]
      .slice(0, MOST_ROWS)
      .map(([key, value], at): Row => [`${at}`, {Key: cell(key), Values: cell(value)}]);
    return draw('(iteration index)', rows, ['Key', 'Values']);
  }
  if (data instanceof Set) {
    const rows = [...data].slice(0, MOST_ROWS).map((value, at): Row => [`${at}`, {Values: cell(value)}]);
    return draw('(iteration index)', rows, ['Values']);
  }
  // Keys of one object: integer-like keys come first, as in Node's table.
  const columns: Record<string, true> = Object.fromEntries((chosen ?? []).map(name => [name, true]));
  let hasValues = false;
  const rows = Object.entries(Object(data))
    .slice(0, MOST_ROWS)
    .map(([index, value]): Row => {
      if (!chosen && isPrimitive(value)) {
        hasValues = true;
        return [index, {Values: cell(value)}];
      }
      const shown = isPrimitive(value) ? {} : Object(value);
      const names = chosen?.filter(name => Object.hasOwn(shown, name)) ?? Object.keys(shown);
      for (const name of names) columns[name] = true;
      return [index, Object.fromEntries(names.map(name => [name, cell(Reflect.get(shown, name))]))];
    });
  return draw('(index)', rows, hasValues ? [...Object.keys(columns), 'Values'] : Object.keys(columns));
}

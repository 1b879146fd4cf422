import {readFileSync, writeFileSync} from 'node:fs';
import {formatCell, runChecks} from './checks.mjs';
import {plain, rows} from './rows.mjs';

const page = new URL('README.md', import.meta.url);
const [, start, table, end] = /^(.*\n\| Value .*?\n\|[ |-]+\n)(.*?\n)(\n.*)$/s.exec(readFileSync(page, 'utf8'));

/** The cells of the table on the page. */
const cells = table
  .trim()
  .split('\n')
  .map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  );

/** @returns what the middle cell says of a value, and the verdicts behind it */
async function describeValue({checks, run}, getValue) {
  const runs = await runChecks(checks, getValue);
  return {text: run ? await run(getValue) : formatCell(runs), verdicts: runs.map(({verdicts}) => verdicts)};
}

const texts = [];

test.each(rows)('$word', async row => {
  const results = [];
  for (const getValue of row.values) results.push(await describeValue(row, getValue));
  const [{text, verdicts}] = results;
  texts.push(text);

  expect(text).not.toBe('');
  expect(results.map(result => result.text)).toEqual(row.values.map(() => text));
  expect(verdicts).toMatchSnapshot();
  for (const getValue of row.values)
    if (row.instead) await row.instead(getValue());
    else
      expect((await describeValue(row, () => row.fix(getValue()))).text).toBe(
        row.run ? text.replace('twice', 'once') : '',
      );
});

test('the table of the page has a row for each of these, in this order, and what was seen', () => {
  if (process.env.WRITE)
    writeFileSync(page, start + cells.map(([name, , fix], i) => `| ${name} | ${texts[i]} | ${fix} |\n`).join('') + end);

  expect(cells.map(([name]) => rows.findIndex(({word}) => name.includes(word)))).toEqual([...rows.keys()]);
  if (!process.env.WRITE) expect(cells.map(([, text]) => text)).toEqual(texts);
});

test.each(plain)('value %# works as it is', async (checks, getValue) => {
  expect(formatCell(await runChecks(checks, getValue))).toBe('');
});

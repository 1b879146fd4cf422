import {readFileSync, writeFileSync} from 'node:fs';
import {rows} from './rows.mjs';

const page = new URL('../../docs/matchers/index.mdx', import.meta.url);
const [, start, table, end] = /^(.*\n\| Value from a library .*?\n\|[ |-]+\n)(.*?\n)(\n.*)$/s.exec(
  readFileSync(page, 'utf8'),
);

/** The cells of the table on the page. */
const cells = table
  .trim()
  .split('\n')
  .map(line => line.slice(2, -2).split(/ +\| +/));

/** @returns "passes", "fails", or "throws" where the assertion and the one with `.not` both throw */
async function judge(getReceived, matcher, args) {
  const results = await Promise.allSettled([
    (async () => expect(getReceived())[matcher](...args))(),
    (async () => expect(getReceived()).not[matcher](...args))(),
  ]);
  const [plain, negated] = results.map(({status}) => status === 'fulfilled');
  if (plain && negated) throw new Error(`.${matcher}() passes with and without .not`);
  return plain ? 'passes' : negated ? 'fails' : 'throws';
}

const WORDS = {throws: 'throws', fails: 'fails', passes: 'passes by mistake'};

const formatCalls = names => names.map(name => `\`.${name}()\``).join(', ');

/**
 * Runs checks on a value.
 *
 * @param getValue returns a new value each time
 * @returns what differs from what a reader expects, e.g. "throws: `.toContainKey()`"
 */
async function describeValue(checks, getValue) {
  const parts = {};
  for (const {matchers, of, label, role, expected} of checks) {
    const calls = Object.entries(typeof matchers === 'function' ? matchers(getValue()) : matchers);
    const verdicts = [];
    for (const [name, args] of calls) verdicts.push({name, verdict: await judge(() => of(getValue()), name, args)});
    for (const [wrong, word] of Object.entries(WORDS)) {
      const names = verdicts.filter(({verdict}) => verdict === wrong).map(({name}) => name);
      if (wrong === expected || names.length === 0) continue;
      const rest = calls.map(([name]) => name).filter(name => !names.includes(name));
      const but = rest.length > 0 ? ` but ${formatCalls(rest)}` : '';
      (parts[role + word] ??= []).push(label && rest.length < 2 ? `all ${label}${but}` : formatCalls(names));
    }
  }
  return Object.entries(parts)
    .map(([word, names]) => `${word}: ${names.join(', ')}`)
    .join('; ');
}

const texts = [];

test.each(rows)('$word', async ({checks, run, fix, instead, createValues}) => {
  const describe = getValue => run?.(getValue) ?? describeValue(checks, getValue);
  const getters = [...createValues().keys()].map(index => () => createValues()[index]);
  const seen = [];
  for (const getValue of getters) seen.push(await describe(getValue));
  const [text] = seen;
  texts.push(text || 'works as it is');

  expect(seen).toEqual(getters.map(() => text));
  for (const getValue of getters)
    if (instead) await instead(getValue());
    else expect(await describe(() => fix(getValue()))).toBe(run ? text.replace('twice', 'once') : '');
});

test('the table of the page has a row for each of these, in this order, and what was seen', () => {
  if (process.env.WRITE)
    writeFileSync(page, start + cells.map(([name, , fix], i) => `| ${name} | ${texts[i]} | ${fix} |\n`).join('') + end);

  expect(cells.map(([name]) => rows.findIndex(({word}) => name.includes(word)))).toEqual([...rows.keys()]);
  if (!process.env.WRITE) expect(cells.map(([, text]) => text)).toEqual(texts);
});

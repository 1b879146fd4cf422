/*
 * Compares a runner's own matchers with those of jest-extended, in a project with values.txt and calls.txt: what each call
 * does with each value. Bun's test runner comes first, which stores its verdicts, then Node, which writes the differences.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import * as matchers from 'jest-extended';

const isNode = !('Bun' in globalThis);
const {expect, test} = await import(isNode ? 'expect' : 'bun:test');
if (isNode) expect.extend(matchers.default);

/** Lines such as `numbers: 1 | 2`. */
const read = file =>
  [...readFileSync(file, 'utf8').matchAll(/^(.*?): (.*)$/gm)].map(([, head, list]) => [head, list.split(' | ')]);

function works(code) {
  try {
    new Function('expect', code)(expect);
    return true;
  } catch {
    return false;
  }
}

function getVerdict(value, call) {
  if (works(`expect(${value}).${call}`)) return 'passes';
  return works(`expect(${value}).not.${call}`) ? 'fails' : 'throws';
}

const kinds = read('values.txt').flatMap(([kind, values]) => values.map(value => ({kind, value})));
const calls = read('calls.txt').flatMap(([names, lists]) =>
  names.split(', ').flatMap(name => lists.map(list => `${name}(${list})`)),
);
const verdicts = calls.flatMap(call => kinds.map(entry => ({...entry, call, verdict: getVerdict(entry.value, call)})));

/** All verdicts but those of values that fail in both. */
function writeVerdicts(pairs) {
  const found = pairs.filter(({pair}) => pair !== 'fails in Bun, fails in jest-extended');
  const lines = Object.entries(Object.groupBy(found, ({call, pair}) => `${call} ${pair}`));
  const print = ([head, entries]) => `${head}: ${entries.map(({value}) => value).join(' | ')}\n`;
  writeFileSync('verdicts.txt', lines.map(print).join(''));
}

/** The rows of the page: calls, and kinds of values that pass in one of the two only. */
function writeTable(pairs) {
  const list = (call, pattern) => {
    const found = pairs.filter(entry => entry.call === call && pattern.test(entry.pair));
    return [...new Set(found.map(({kind}) => kind))].join(', ') || '–';
  };
  const rows = Map.groupBy(calls, call =>
    [/^passes in Bun, (?!passes)/, /^(?!passes).*passes in/].map(pattern => list(call, pattern)).join(' | '),
  );
  rows.delete('– | –');
  const print = ([cells, alike]) => `${alike.map(call => `\`.${call}\``).join(', ')} | ${cells}\n`;
  writeFileSync('table.txt', [...rows].map(print).join(''));
}

if (isNode) {
  const inBun = JSON.parse(readFileSync('bun.json', 'utf8'));
  const pairs = verdicts.map(({verdict, ...entry}, i) => ({
    ...entry,
    pair: `${inBun[i].verdict} in Bun, ${verdict} in jest-extended`,
  }));
  writeVerdicts(pairs);
  writeTable(pairs);
} else test('each call has a verdict', () => writeFileSync('bun.json', JSON.stringify(verdicts)));

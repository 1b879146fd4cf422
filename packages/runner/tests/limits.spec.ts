import {expect, plain, test} from '../src/testing';

const sum = (texts: readonly string[]): number => texts.reduce((total, text) => total + text.length, 0);

test('all reports of a run together are limited, and those that are left out say so', async ({runner}) => {
  const outcome = await runner.run(`
    for (let i = 0; i < 1000; i++)
      test('t' + i, () => { throw new Error((i + '\\n' + 'a'.repeat(1900) + '\\n').repeat(50)); });
  `);

  expect(outcome.status).toBe('failed');
  expect(outcome.tests.map(({status}) => status)).toEqual(new Array(1000).fill('failed'));
  expect(plain(outcome.tests[0]?.report ?? '')).toContain('● t0');
  expect(outcome.tests[999]?.report).toBe(
    '(The report of this test is left out, because the reports of this run are too long.)',
  );
  expect(sum(outcome.tests.map(({report}) => report))).toBeLessThan(1_300_000);
  expect(outcome.report.length).toBeLessThan(110_000);
});

test('the titles of nested blocks are shortened together', async ({runner}) => {
  const outcome = await runner.run(`
    const nest = depth => depth === 0
      ? [...Array(400).keys()].forEach(i => test('t' + i, () => {}))
      : describe(String(depth) + 'x'.repeat(1990), () => nest(depth - 1));
    nest(60);
  `);

  expect(outcome.status).toBe('passed');
  expect(outcome.tests).toHaveLength(400);
  for (const {titles} of outcome.tests) {
    expect(titles).toHaveLength(61);
    expect(sum(titles)).toBeLessThan(2_200);
  }
  expect(outcome.tests[399]?.titles.at(0)).toMatch(/^60x+…$/);
  expect(outcome.tests[399]?.titles.at(-1)).toBe('t399');
});

test('two long titles are complete', async ({runner}) => {
  const title = 'x'.repeat(2000);
  const outcome = await runner.run(`describe('${title}', () => { test('${title}', () => {}); });`);

  expect(outcome.tests[0]?.titles).toEqual([title, title]);
});

test('console output is limited, even if a test changes what the runner sends', async ({runner}) => {
  const outcome = await runner.run(`
    const {push} = Array.prototype;
    test('a', () => {
      Array.prototype.push = function (...items) {
        for (const item of items) {
          if (item?.level !== 'log') continue;
          item.text = 'x'.repeat(200_000);
          for (let i = 0; i < 3; i++) push.call(this, item);
        }
        return push.apply(this, items);
      };
      for (let i = 0; i < 500; i++) console.log(i);
      Array.prototype.push = push;
    });
  `);

  expect(outcome.console.length).toBeGreaterThan(0);
  expect(outcome.console.length).toBeLessThanOrEqual(500);
  expect(sum(outcome.console.map(({text}) => text))).toBeLessThanOrEqual(5_000_000);
});

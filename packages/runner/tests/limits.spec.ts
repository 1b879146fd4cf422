import {expect, plain, test} from '../src/testing';

const sum = (texts: readonly string[]): number => texts.reduce((total, text) => total + text.length, 0);

test('all texts of a run together are limited, and no result is lost', async ({runner}) => {
  const outcome = await runner.run(`
    for (let i = 0; i < 30; i++)
      test('t' + i, () => { throw new Error('a'.repeat(99_000)); });
  `);

  expect(outcome.status).toBe('failed');
  expect(outcome.tests.map(({status}) => status)).toEqual(new Array(30).fill('failed'));
  expect(plain(outcome.tests[0]?.report ?? '')).toContain('● t0');
  expect(outcome.tests[29]?.report).toMatch(/^… \(\d+ more characters\)$/);
  expect(sum(outcome.tests.map(({report}) => report))).toBeLessThan(310_000);
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
  // Each line that is shortened ends with a note of its own.
  expect(sum(outcome.console.map(({text}) => text))).toBeLessThanOrEqual(320_000);
});

import {expect, hold, open, test} from './test';

test.describe('Stop settles a run that has not begun', () => {
  for (const [name, parts] of [
    ['the code that talks to the runner', /\/assets\/js\/(?!runtime~main|main\b)[^/]+\.js/],
    ['the runner', /\/assets\/runner\//],
  ] as const) {
    test(`while ${name} is being fetched`, async ({page}) => {
      await open(page, '/docs/matchers/array');
      const held = await hold(page, parts);
      const run = page.getByRole('button', {name: 'Run'}).first();
      const status = page.getByRole('status').filter({visible: true});
      await run.click();
      await page.getByRole('button', {name: 'Stop'}).click();
      await expect(page.getByRole('button', {name: 'Stop'})).toHaveCount(0);
      await expect(status.filter({hasText: 'Stopped.'})).toHaveCount(1);
      expect(held.count()).toBeGreaterThan(0);
      await held.release();
      await run.click();
      await expect(status.filter({hasText: 'PASS'})).toHaveCount(1);
    });
  }
});

import {expect, hold, open, routeLater, test} from './test';

test.describe('Stop ends a run that has not started', () => {
  for (const [name, parts] of [
    ['the code that talks to the runner', /\/assets\/js\/(?!runtime~main|main\b)[^/]+\.js/],
    ['the runner', /\/assets\/runner\//],
  ] as const) {
    test(`while ${name} is being fetched`, async ({page}) => {
      await routeLater(page);
      await open(page, '/docs/matchers/array');
      const held = await hold(page, parts);
      const run = page.getByRole('button', {name: 'Run'}).first();
      const status = page.getByRole('status').filter({visible: true});
      await run.click();
      await page.getByRole('button', {name: 'Stop'}).click();
      await expect(page.getByRole('button', {name: 'Stop'})).toHaveCount(0);
      await expect(status.filter({hasText: 'Stopped.'})).toHaveCount(1);
      await expect.poll(held.count).toBeGreaterThan(0);
      await held.release();
      await run.click();
      await expect(status.filter({hasText: 'PASS'})).toHaveCount(1);
    });
  }
});

test('code that does not arrive times out after 20 seconds, and the next click fetches it again', async ({
  clockPage: page,
}) => {
  await page.clock.install();
  await routeLater(page);
  await open(page, '/docs/matchers/array');
  const held = await hold(page, /\/assets\/js\/(?!runtime~main|main\b)[^/]+\.js/);
  const run = page.getByRole('button', {name: 'Run'}).first();
  const status = page.getByRole('status').filter({visible: true});
  await run.click();
  await expect.poll(held.count).toBeGreaterThan(0);
  await page.clock.runFor(19_000);
  await expect(status.filter({hasText: 'Running…'})).toHaveCount(1);
  await page.clock.runFor(2_000);
  await expect(status.filter({hasText: 'could not be loaded'})).toHaveCount(1);
  await page.clock.resume();
  await held.release();
  await run.click();
  await expect(status.filter({hasText: 'PASS'})).toHaveCount(1);
});

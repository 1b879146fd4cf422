import type {Page} from '@playwright/test';
import {edit, PAGE, passing, runIn, getVerdict} from './examples';
import {expect, hold, open, ROUTE_CHUNKS, test, waitForIdleNetwork} from './test';

const RUNNER = /\/assets\/runner\//;

const runnerRequests = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('request', request => RUNNER.test(request.url()) && seen.push(request.url()));
  return seen;
};

test.describe('An example runs in the page', () => {
  for (const [name, files] of [
    ['its client @whole', ROUTE_CHUNKS],
    ['the runner', RUNNER],
  ] as const) {
    test(`a run waits for ${name} as long as it takes, says so, can be stopped, and starts when it comes`, async ({
      clockPage: page,
    }) => {
      await page.clock.install();
      await open(page, PAGE);
      await page.clock.runFor(1_000);
      await waitForIdleNetwork(page);
      const held = await hold(page, files);
      const example = passing(page);
      const stop = example.getByRole('button', {name: 'Stop'});
      await runIn(example);
      await expect.poll(held.count).toBeGreaterThan(0);
      await page.clock.runFor(60_000);
      await expect(getVerdict(example)).toHaveText('Loading the test runner…');
      await stop.click();
      await expect(stop).toHaveCount(0);
      await expect(getVerdict(example)).toHaveText('STOPPED Stopped.');
      await runIn(example);
      await page.clock.resume();
      await held.release();
      await expect(getVerdict(example)).toHaveText(/^PASS/);
    });
  }

  test('an example that cannot run in a browser gives the reason, also without JavaScript', async ({
    read,
    readStatic,
  }) => {
    for (const page of [await read('/docs/matchers/date'), await readStatic('/docs/matchers/date')]) {
      const reason = 'Runs only in Node: in a browser, the test and structuredClone() share one Date.';
      const example = page.getByText(reason).locator('xpath=..');
      await expect(example.locator('.theme-code-block')).toContainText('structuredClone(new Date(0))');
      await expect(example.getByRole('button', {name: 'Run'})).toHaveCount(0);
    }
  });

  test('the runner is not fetched before any interaction; hover fetches it, a click runs the example', async ({
    page,
  }) => {
    const requests = runnerRequests(page);
    await open(page, PAGE);
    await waitForIdleNetwork(page);
    expect(requests).toEqual([]);
    const example = passing(page);
    const script = page.waitForResponse(/assets\/runner\/jest-/);
    await example.getByRole('button', {name: 'Run'}).hover();
    await (await script).finished();
    await expect.poll(() => page.frames().length).toBe(2);
    await page.frames()[1]?.waitForLoadState();
    await expect(getVerdict(example)).toHaveText('');
    const fetched = requests.length;
    await runIn(example);
    await expect(getVerdict(example)).toHaveText(/^PASS 1 test passed \d+\sms$/);
    await expect(example.getByRole('listitem')).toHaveText(/^✓.+\d+\sms$/);
    expect(requests).toHaveLength(fetched);
  });

  test('shows console output, skipped tests, and the position of a syntax error', async ({page}) => {
    await open(page, PAGE);
    const example = passing(page);
    const field = await edit(
      example,
      "describe('outer', () => {\n  test('prints', () => console.warn('be careful'));\n  test.skip('skipped', () => {});\n});",
    );
    await field.press('Control+Enter');
    await expect(getVerdict(example)).toHaveText(/^PASS 1 test passed, 1 did not run/);
    await expect(example.getByRole('group', {name: 'Console output'})).toHaveText(/console\.warn\s*be careful/);
    await expect(example.getByRole('listitem').first()).toHaveText(/^✓outer › prints/);
    await expect(example.getByRole('listitem').last().getByRole('img')).toHaveAccessibleName('skipped');

    await field.fill('test(');
    await field.press('Control+Enter');
    await expect(getVerdict(example)).toHaveText(/^ERROR No test ran\./);
    await expect(example.getByRole('group', {name: "Jest's report"})).toContainText('Test suite failed to run');
  });
});

import type {Page} from '@playwright/test';
import {longTasks, note} from './long-tasks';
import {expect, open, test} from './test';

/*
 * The number of elements determines the speed of a page, so these tests count elements. The time, which also depends on
 * the machine, is only an annotation of the result.
 */

const field = (page: Page) => page.getByRole('textbox', {name: 'Test file'});
const results = (page: Page) => page.getByRole('region', {name: 'Results'});
const verdict = (page: Page) => page.getByRole('status').filter({hasText: /PASS|FAIL|ERROR|STOPPED/});

/** Runs code on the playground and waits for the verdict. */
async function runOnPlayground(page: Page, code: string): Promise<void> {
  await open(page, '/playground');
  await field(page).fill(code);
  await field(page).press('ControlOrMeta+Enter');
  await expect(verdict(page)).toBeVisible({timeout: 25_000});
}

test.describe('Large results do not slow down the page', () => {
  test('with a large number of tests, only failed and first tests are listed, and all are counted', async ({page}) => {
    const tasks = await longTasks(page);
    await runOnPlayground(
      page,
      'for (let i = 0; i < 3000; i++) test(`number ${i}`, () => expect(i).not.toBeOneOf([2000, 2500]));',
    );
    await expect(verdict(page)).toHaveText(/2 tests failed, 2998 tests passed/);
    await expect(results(page).getByRole('listitem')).toHaveCount(300);
    await expect(results(page).getByRole('listitem').last()).toContainText('number 2500');
    await expect(results(page)).toContainText('And 2,700 more tests, which are counted but not listed.');
    await note(tasks);
  });

  test('with a large number of failures, part of the report is shown and all of it is copied', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const tasks = await longTasks(page);
    await runOnPlayground(
      page,
      'for (let i = 0; i < 120; i++) test(`number ${i}`, () => expect([i]).toBeArrayOfSize(2));',
    );
    await expect(verdict(page)).toHaveText(/120 tests failed/);
    const report = results(page).getByRole('group', {name: "Jest's report"});
    await expect(report).toContainText('● number 0');
    await expect(report).not.toContainText('● number 119');
    await expect(report).toContainText('The report is shortened here.');
    await expect.poll(() => report.locator('pre span').count()).toBeLessThanOrEqual(1_500);
    await report.getByRole('button', {name: 'Copy report'}).click();
    await expect(report.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('● number 119');
    await note(tasks);
  });

  // The runner keeps at most 500 lines and this number of characters, including color codes.
  for (const [name, lines, pieces, kept] of [
    ['few lines with very many colors', 200, 200, 55],
    ['many lines with some colors', 500, 12, 500],
  ] as const) {
    test(`${name}: all characters are shown, and the first colors`, async ({page}) => {
      const tasks = await longTasks(page);
      await runOnPlayground(
        page,
        `test('prints', () => {
          for (let i = 0; i < ${lines}; i++) {
            console.log(Array.from({length: ${pieces}}, (_, at) => '\\x1b[3' + at % 8 + 'm.').join(''));
          }
        });`,
      );
      const console_ = results(page).getByRole('group', {name: 'Console output'});
      const drawn = console_.locator('pre');
      // The lines are rendered in steps.
      await expect(drawn).toHaveCount(kept);
      await expect(drawn.first()).toHaveText(`console.log${'.'.repeat(pieces)}`);
      await expect(drawn.nth(15)).toHaveText(`console.log${'.'.repeat(pieces)}`);
      await expect.poll(() => drawn.first().locator('span').count()).toBeGreaterThan(pieces / 2);
      await expect.poll(() => console_.locator('pre > span').count()).toBeLessThanOrEqual(1_500 + lines);
      await note(tasks);
    });
  }

  test('a large number of lines is rendered in steps until all are shown', async ({page}) => {
    await page.addInitScript(() => {
      const steps: number[] = [];
      Object.assign(window, {steps});
      const lines = (node: Node) =>
        node instanceof Element ? Number(node.matches('pre')) + node.querySelectorAll('pre').length : 0;
      new MutationObserver(changes =>
        steps.push(changes.flatMap(({addedNodes}) => [...addedNodes].map(lines)).reduce((sum, each) => sum + each, 0)),
      ).observe(document, {childList: true, subtree: true});
    });
    await runOnPlayground(page, "test('prints', () => { for (let i = 0; i < 1000; i++) console.log(i); });");
    const console_ = results(page).getByRole('group', {name: 'Console output'});
    await expect(console_.locator('pre')).toHaveCount(500);
    await expect(console_).toContainText('And 500 more lines, which were not kept.');
    const steps = await page.evaluate(() => Reflect.get(window, 'steps') as number[]);
    expect(Math.max(...steps)).toBeLessThanOrEqual(100);
  });
});

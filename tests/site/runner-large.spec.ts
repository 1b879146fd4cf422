import {deflateRawSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {expect, open, test} from './test';

// The number of elements determines the speed of a page, so these tests count elements.

const linkTo = (code: string): string => `/playground#code=${deflateRawSync(Buffer.from(code)).toString('base64url')}`;

const field = (page: Page) => page.getByRole('textbox', {name: 'Test file'});
const results = (page: Page) => page.getByRole('region', {name: 'Results'});
const verdict = (page: Page) => page.getByRole('status').filter({hasText: /PASS|FAIL|ERROR|STOPPED/});

/** Runs code on the playground and waits for the verdict. */
async function runOnPlayground(page: Page, code: string): Promise<void> {
  await open(page, '/playground');
  await field(page).fill(code);
  await field(page).press('ControlOrMeta+Enter');
  await expect(verdict(page)).toBeVisible();
}

test.describe('Large results do not slow down the page', () => {
  test('with a large number of tests, only failed and first tests are listed, and all are counted', async ({page}) => {
    await runOnPlayground(
      page,
      'for (let i = 0; i < 3000; i++) test(`number ${i}`, () => expect(i).not.toBeOneOf([2000, 2500]));',
    );
    await expect(verdict(page)).toHaveText(/2 tests failed, 2998 tests passed/);
    await expect(results(page).getByRole('listitem')).toHaveCount(300);
    await expect(results(page).getByRole('listitem').last()).toContainText('number 2500');
    await expect(results(page)).toContainText('And 2,700 more tests, which are counted but not listed.');
  });

  test('with a large number of failures, part of the report is shown and all of it is copied', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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
  });

  test('long titles of many blocks are shortened', async ({page}) => {
    await runOnPlayground(
      page,
      `const nest = depth => depth === 0
         ? [...Array(400).keys()].forEach(i => test('t' + i, () => {}))
         : describe('x'.repeat(1990), () => nest(depth - 1));
       nest(60);`,
    );
    await expect(verdict(page)).toHaveText(/400 tests passed/);
    await expect(results(page).getByRole('listitem')).toHaveCount(300);
    const sizes = await results(page)
      .getByRole('listitem')
      .evaluateAll(items => items.map(item => item.textContent.length));
    expect(Math.max(...sizes)).toBeLessThan(2_500);
  });
});

test.describe('The editor stays fast with any content', () => {
  // overlay.test.ts covers all kinds of code that is too large to highlight.
  test('code that is too large to highlight is shown without colors, visible and editable', async ({page}) => {
    const code = 'a.b('.repeat(12_000);
    await open(page, linkTo(code));
    await expect(field(page)).toHaveValue(code);
    await expect.poll(() => page.locator('pre:has(textarea)').locator('*').count()).toBeLessThan(10);
    await expect(field(page)).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    await field(page).press('ControlOrMeta+Home');
    await page.keyboard.type('// mine');
    await expect(field(page)).toHaveValue(`// mine${code}`);
  });

  test('colors disappear and return as the code grows and shrinks; the caret and undo history stay', async ({page}) => {
    await open(page, '/playground');
    const code = '// line\n'.repeat(498);
    await field(page).fill(code);
    await expect(page.locator('pre:has(textarea) .token-line')).toHaveCount(499);
    await field(page).press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await expect(page.locator('pre:has(textarea) .token-line')).toHaveCount(500);
    await page.keyboard.press('Enter');
    await expect(page.locator('pre:has(textarea) .token-line')).toHaveCount(0);
    await page.keyboard.type('a');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(`${code}\n\na`);
    for (let i = 0; i < 5 && (await field(page).inputValue()) !== code; i++)
      await page.keyboard.press('ControlOrMeta+z');
    await expect(field(page)).toHaveValue(code);
    await expect(page.locator('pre:has(textarea) .token-line')).toHaveCount(499);
  });
});

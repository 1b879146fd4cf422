import {matcherCount} from '@jest-extended/catalogue';
import type {Locator, Page} from '@playwright/test';
import {expect, open, test, waitForIdleNetwork} from './test';

const INDEX = '/docs/matchers/';
const tab = (page: Page): Locator => page.getByRole('tab', {name: 'By example'});
const filterTab = (page: Page): Locator => page.getByRole('tab', {name: 'By words'});
const filter = (page: Page): Locator => page.getByRole('searchbox', {name: 'Filter the matchers'});
const value = (page: Page): Locator => page.getByRole('textbox', {name: 'Value'});
const expected = (page: Page): Locator => page.getByRole('textbox', {name: 'Expected (optional)'});
const find = (page: Page): Locator => page.getByRole('button', {name: 'Find matchers'});
const form = (page: Page): Locator => page.locator('form').filter({has: find(page)});
const status = (page: Page): Locator => form(page).getByRole('status').first();
const first = (page: Page): Locator => form(page).locator('ol > li').first();
const listed = (page: Page): Locator => page.locator('article div:has(> search) + div ul > li:visible');

/** The requests of the sandbox, from now on. */
function collectRequests(page: Page): string[] {
  const all: string[] = [];
  page.on('request', request => void (/assets\/runner/.test(request.url()) && all.push(request.url())));
  return all;
}

async function search(page: Page, typed: string, wanted = ''): Promise<void> {
  await tab(page).click();
  await value(page).fill(typed);
  await expected(page).fill(wanted);
  await find(page).click();
}

test('by example: works by keyboard, and loads the runner when a field has the focus', async ({page}) => {
  const runner = collectRequests(page);
  await open(page, INDEX);
  await waitForIdleNetwork(page);
  await expect(value(page)).toHaveCount(0);
  await filterTab(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page)).toBeFocused();
  await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', {name: 'By example'})).toBeVisible();
  await expect(value(page)).toBeVisible();
  await expect(filter(page)).toBeHidden();
  expect(runner).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => runner.length).toBeGreaterThan(0);
  await page.keyboard.type('[3, 1, 2]');
  await page.keyboard.press('Tab');
  await page.keyboard.type('[1, 2, 3]');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(/^\d+ assertions pass\.$/);
  await expect(first(page).locator('code')).toHaveText('expect([3, 1, 2]).toIncludeSameMembers([1, 2, 3]);');
  await form(page).locator('summary').press('Enter');
  await expect(form(page).getByText('.toBeArray();')).toBeVisible();
  await first(page).getByRole('link', {name: '.toIncludeSameMembers'}).press('Enter');
  await expect(page).toHaveURL(/\/docs\/matchers\/array#toincludesamemembers$/);
});

test('by example: shows the whole list, and the filter keeps its text, as the example does', async ({page}) => {
  await open(page, `${INDEX}?filter=positive+integer`);
  await expect.poll(() => listed(page).count()).toBeLessThan(matcherCount);
  await search(page, '[1, 2]');
  await expect(first(page)).toBeVisible();
  await expect(listed(page)).toHaveCount(matcherCount);
  await tab(page).press('ArrowLeft');
  await expect(filterTab(page)).toBeFocused();
  await expect(filter(page)).toHaveValue('positive integer');
  await expect.poll(() => listed(page).count()).toBeLessThan(matcherCount);
  await filterTab(page).press('ArrowLeft');
  await expect(value(page)).toHaveValue('[1, 2]');
  await expect(first(page)).toBeVisible();
});

test('by example: an assertion can be copied, and opens in the playground as a test that passes', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, INDEX);
  await search(page, 'undefined');
  await first(page).getByRole('button', {name: 'Copy the assertion with .toBeNil()'}).click();
  await expect(first(page).getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('expect(undefined).toBeNil();');
  await first(page).getByRole('link', {name: 'Open in playground'}).click();
  const editor = page.getByRole('textbox', {name: 'Test file'});
  await expect(editor).toHaveValue("test('toBeNil', () => {\n  expect(undefined).toBeNil();\n});\n");
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(page.getByRole('status').filter({hasText: 'PASS'})).toBeVisible();
});

test('by example: the URL contains the last example, which fills the fields and runs only on request', async ({
  page,
}) => {
  const runner = collectRequests(page);
  await open(page, `${INDEX}#by-example?value=%7B+a%3A+1+%7D&expected=%27a%27`);
  await expect(value(page)).toHaveValue('{ a: 1 }');
  await expect(expected(page)).toHaveValue("'a'");
  await expect(status(page)).toBeEmpty();
  expect(runner).toEqual([]);
  await find(page).click();
  await expect(first(page)).toContainText('.toContainKey(');
  await search(page, '[3, 1]', '[1, 3]');
  await expect(first(page)).toContainText('.toIncludeSameMembers(');
  await page.reload();
  await expect(value(page)).toHaveValue('[3, 1]');
  await expect(expected(page)).toHaveValue('[1, 3]');
  await search(page, ' ');
  await expect(value(page)).toBeFocused();
  await expect(page).toHaveURL(/\?value=\+$/);
});

test('by example: names a mistake with its place, where the cursor is, and stops what does not end', async ({page}) => {
  await open(page, INDEX);
  for (const [typed, wanted, message, column] of [
    ['[1]', '[1, *]', /^Expected, column 5: /, 4],
    ['[1, price]', '', /^Value, column 5: .*price is not defined/, 4],
  ] as const) {
    await search(page, typed, wanted);
    await expect(status(page)).toHaveText(message);
    const field = wanted ? expected(page) : value(page);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(column);
  }
  await search(page, '() => { while (true); }');
  await expect(status(page)).toHaveText(/“value” ran for more than two seconds without a pause/);
  await expect(value(page)).not.toHaveAttribute('aria-invalid');
  await search(page, 'true');
  await expect(form(page).getByRole('listitem').filter({hasText: '.toBeTrue('})).toBeVisible();
});

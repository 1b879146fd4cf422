// cspell:ignore Skud Fycm
import type {Page} from '@playwright/test';
import {blockStorage} from './conditions';
import {linkTo, pick, testFile as field} from './playground';
import {isError} from './search';
import {crash, expect, open, test} from './test';

const MINE = "\ntest('mine', () => {});\n";
const SHARED = "test('shared', () => {});";

const undo = (page: Page) => page.getByRole('button', {name: 'Undo'});

/** Follows a link to another page and goes back, by client-side navigation. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.locator('.footer').getByRole('link', {name: 'Matchers'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Matchers'})).toBeVisible();
  await page.goBack();
}

// Guards src/components/playground/storedCode.ts. Without it the editor has the first example again after a reload.
test.describe('Code that the playground keeps', () => {
  test('survives a reload, navigation to another page and back, and a new visit, until it is empty', async ({page}) => {
    await open(page, '/playground');
    await field(page).fill(MINE);
    await page.reload();
    await expect(field(page)).toHaveValue(MINE);
    await leaveAndReturn(page);
    await expect(field(page)).toHaveValue(MINE);
    await open(page, '/');
    await open(page, '/playground');
    await expect(field(page)).toHaveValue(MINE);
    await field(page).fill('');
    expect(await page.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}]))).not.toContain('mine');
    await page.reload();
    await expect(field(page)).toHaveValue(/^test\('/);
  });

  test('survives when its tab is closed, and changes in another tab do not replace it', async ({page, context}) => {
    await open(page, '/playground');
    await field(page).fill(MINE);
    const other = await context.newPage();
    await open(other, '/playground');
    await expect(field(other)).toHaveValue(MINE);
    await field(other).fill("test('other', () => {});");
    await page.reload();
    await expect(field(page)).toHaveValue(MINE);
    await other.close();
    const third = await context.newPage();
    await open(third, '/playground');
    await expect(field(third)).toHaveValue("test('other', () => {});");
    await third.close();
  });

  test('is brought back after examples and a link, also if these are edited', async ({page}) => {
    await open(page, '/playground');
    await pick(page, /^\.toBeBoolean\(\): /);
    await expect(undo(page), 'an example is not their own').toHaveCount(0);
    await field(page).fill(MINE);
    await pick(page, /^\.toBeArray\(\): /);
    await pick(page, /^\.toBeBoolean\(\): /);
    await expect(page.getByRole('status').filter({hasText: 'Your code was replaced.'})).toBeVisible();
    await undo(page).press('Enter');
    await expect(field(page)).toHaveValue(MINE);
    await expect(undo(page)).toHaveCount(0);
    await page.evaluate(hash => (window.location.hash = hash), linkTo(SHARED).split('#')[1] ?? '');
    await expect(field(page)).toHaveValue(SHARED);
    await page.reload();
    await expect(field(page)).toHaveValue(SHARED);
    await field(page).fill(`${SHARED}// edited`);
    await expect(page).toHaveURL(/\/playground$/);
    for (const code of [MINE, `${SHARED}// edited`, MINE]) {
      await undo(page).click();
      await expect(field(page)).toHaveValue(code);
    }
    await page.reload();
    await expect(field(page)).toHaveValue(MINE);
  });

  test('is shown with the reason where a link is broken', async ({page}) => {
    await open(page, '/playground');
    await field(page).fill(MINE);
    for (const [hash, reason] of [
      ['#code=%%%', 'This link is damaged'],
      ['#text=90.ZXhwZWN0KFsxXSkudG9CZUFycmF5', 'This link is damaged'],
      [`#text=${'A'.repeat(50_000)}`, 'This link contains too much code'],
    ] as const) {
      await open(page, '/');
      await open(page, `/playground${hash}`);
      await expect(page.getByRole('alert')).toContainText(reason);
      await expect(field(page)).toHaveValue(MINE);
    }
    await page.reload();
    await expect(field(page)).toHaveValue(MINE);
  });

  test('lasts until the page is closed if storage is blocked', async ({page, seen}) => {
    await blockStorage(page);
    await open(page, '/playground');
    await field(page).fill(MINE);
    await pick(page, /^\.toBeBoolean\(\): /);
    await undo(page).click();
    await leaveAndReturn(page);
    await expect(field(page)).toHaveValue(MINE);
    await page.reload();
    await expect(field(page)).toHaveValue(/^test\('/);
    await expect(crash(page)).toHaveCount(0);
    expect(seen.output.filter(isError)).toEqual([]);
  });
});

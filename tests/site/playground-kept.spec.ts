import type {Page} from '@playwright/test';
import {blockStorage} from './blocked-storage';
import {expectOwnFiles, linkTo, pick, results, testFile as field, verdict} from './playground';
import {isError} from './search';
import {crash, expect, open, test} from './test';

const refusal = (page: Page) => page.getByRole('alert').filter({hasText: 'The text was not inserted'});

const MINE = "\ntest('mine', () => {});\n";
const SHARED = "test('shared', () => {});";

/** Too large for the editor. */
const LARGE = '\n'.repeat(2_000);

/** Follows a link to another page, by client-side navigation. */
async function leave(page: Page): Promise<void> {
  await page.locator('.footer').getByRole('link', {name: 'Matchers'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Matchers'})).toBeVisible();
}

/*
 * Guards src/components/playground/storedCode.ts. Without it the editor has the default example again after a reload and after
 * Back.
 */
test.describe('Code that the playground keeps', () => {
  test('survives a reload, navigation to another page and back, and a new visit', async ({page}) => {
    await open(page, '/playground');
    await field(page).fill(MINE);
    await page.reload();
    await expect(field(page)).toHaveValue(MINE);
    await leave(page);
    await page.goBack();
    await expect(field(page)).toHaveValue(MINE);
    await open(page, '/');
    await open(page, '/playground');
    await expect(field(page)).toHaveValue(MINE);
    await field(page).press('End');
    await page.keyboard.type('// more');
    await page.reload();
    await expect(field(page)).toHaveValue(/\/\/ more/);
  });

  test('includes the selected example and its changes', async ({page}) => {
    await open(page, '/playground');
    await pick(page, 5);
    const chosen = await field(page).inputValue();
    await page.reload();
    await expect(field(page)).toHaveValue(chosen);

    const edited = `${chosen}\n// edited`;
    await field(page).fill(edited);
    await pick(page, 3);
    await expect(field(page)).not.toHaveValue(edited);
    // Unchanged examples are not the reader's own.
    const name = (edited.split('\n')[0] ?? '').slice(0, 60).trim();
    await expectOwnFiles(page, [name]);
    await page.reload();
    await expectOwnFiles(page, [name]);
    await pick(page, name);
    await expect(field(page)).toHaveValue(edited);
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
    await expectOwnFiles(page, ["test('other', () => {});"]);
    await other.close();
    const third = await context.newPage();
    await open(third, '/playground');
    await expect(field(third)).toHaveValue("test('other', () => {});");
    await expectOwnFiles(third, ["test('mine', () => {});"]);
    await third.close();
  });

  test('can be discarded, and be brought back until the page is left', async ({page}) => {
    await open(page, '/playground');
    await expect(field(page)).toHaveValue(/^test\('/);
    const discard = page.getByRole('button', {name: 'Discard my code'});
    await expect(discard).toHaveCount(0);
    await field(page).fill(MINE);
    await discard.press('Enter');
    await expect(page.getByRole('button', {name: 'Undo'})).toBeFocused();
    await expect(field(page)).not.toHaveValue(MINE);
    await expect(discard).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}]))).not.toContain('mine');
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(MINE);
  });

  test('keeps its result when text is not inserted', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/playground');
    await page.evaluate(text => navigator.clipboard.writeText(text), LARGE);

    await field(page).fill("test('mine', () => { expect(1).toBe(2); });");
    await field(page).press('ControlOrMeta+Enter');
    await expect(verdict(page)).toHaveText(/^FAIL/);
    const [verdictText, report] = [await verdict(page).innerText(), await results(page).innerText()];
    await field(page).press('ControlOrMeta+v');
    await expect(refusal(page)).toBeVisible();
    await expect(verdict(page)).toHaveText(verdictText, {useInnerText: true});
    await expect(results(page)).toHaveText(report, {useInnerText: true});
  });

  test('stays in the list when a link replaces it, and returns with Back', async ({page}) => {
    await open(page, '/playground');
    await field(page).fill(MINE);
    await open(page, '/');
    await open(page, linkTo(SHARED));
    await expect(field(page)).toHaveValue(SHARED);
    await expectOwnFiles(page, ["test('mine', () => {});"]);
    await page.reload();
    await expect(field(page)).toHaveValue(SHARED);
    await page.goBack();
    await page.goBack();
    await expect(field(page)).toHaveValue(MINE);
  });

  test('includes edits to linked code; following the link again restores the original', async ({page}) => {
    await open(page, linkTo(SHARED));
    await field(page).fill(MINE);
    await expect(page).toHaveURL(/\/playground$/);
    await page.reload();
    await expect(field(page)).toHaveValue(MINE);
    await page.evaluate(hash => (window.location.hash = hash), linkTo(SHARED).split('#')[1] ?? '');
    await expect(field(page)).toHaveValue(SHARED);
    await field(page).fill(`${SHARED}// edited`);
    await page.evaluate(hash => (window.location.hash = hash), linkTo(SHARED).split('#')[1] ?? '');
    await expect(field(page)).toHaveValue(SHARED);
    await expectOwnFiles(page, [`${SHARED}// edited`, "test('mine', () => {});"]);
  });

  test('is not deleted by a broken link', async ({page}) => {
    await open(page, '/playground');
    await field(page).fill(MINE);
    await open(page, '/');
    await open(page, '/playground#code=%%%');
    await expect(page.getByRole('alert')).toContainText('This link is damaged');
    await expect(field(page)).toHaveValue('');
    await pick(page, "test('mine', () => {});");
    await expect(field(page)).toHaveValue(MINE);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.reload();
    await expect(field(page)).toHaveValue(MINE);
  });

  test('lasts until the page is closed if storage is blocked', async ({page, seen}) => {
    await blockStorage(page);
    await open(page, '/playground');
    await expect(field(page)).toHaveValue(/^test\('/);
    await field(page).fill(MINE);
    await pick(page, 5);
    await pick(page, "test('mine', () => {});");
    await expect(field(page)).toHaveValue(MINE);
    await leave(page);
    await page.goBack();
    await expect(field(page)).toHaveValue(MINE);
    await page.reload();
    await expect(field(page)).toHaveValue(/^test\('/);
    await expect(crash(page)).toHaveCount(0);
    expect(seen.output.filter(isError)).toEqual([]);
  });
});

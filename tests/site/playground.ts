import {deflateRawSync} from 'node:zlib';
import {expect, type Locator, type Page} from '@playwright/test';

/** The address of the playground with code. */
export const linkTo = (code: string): string =>
  `/playground#code=${deflateRawSync(Buffer.from(code)).toString('base64url')}`;

export const testFile = (page: Page): Locator => page.getByRole('textbox', {name: 'Test file'});
export const results = (page: Page): Locator => page.getByRole('region', {name: 'Results'});
/** The result of the last run, once there is one. */
export const verdict = (page: Page): Locator => page.getByRole('status').filter({hasText: /PASS|FAIL|ERROR|STOPPED/});

/** The playground's field that searches the examples. */
export const list = (page: Page): Locator => page.getByRole('combobox', {name: 'Start from'});

/** The examples and files in the open list. */
export const options = (page: Page): Locator => page.getByRole('listbox', {name: 'Examples'}).getByRole('option');

/** Opens the list, and waits for the examples. */
export async function openList(page: Page): Promise<void> {
  await list(page).click();
  await expect(page.getByRole('group', {name: 'Array'})).toBeVisible();
}

/** Chooses an example by its position, or one of the reader's files by its name. */
export async function pick(page: Page, option: number | string): Promise<void> {
  await openList(page);
  await (
    typeof option === 'number' ? options(page).nth(option) : options(page).getByText(option, {exact: true})
  ).click();
  await expect(options(page)).toHaveCount(0);
}

/** Expects these names of the reader's own files in the list. */
export async function expectOwnFiles(page: Page, names: readonly string[]): Promise<void> {
  await openList(page);
  await expect(page.getByRole('group', {name: 'Your code'}).getByRole('option')).toHaveText(names);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
}

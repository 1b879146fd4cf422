import {deflateRawSync} from 'node:zlib';
import {expect, type Locator, type Page} from '@playwright/test';

/** The address of the playground with code, as older versions of this site wrote it. */
export const linkTo = (code: string): string =>
  `/playground#code=${deflateRawSync(Buffer.from(code)).toString('base64url')}`;

export const testFile = (page: Page): Locator => page.getByRole('textbox', {name: 'Test file'});
export const results = (page: Page): Locator => page.getByRole('region', {name: 'Results'});
/** The result of the last run, once there is one. */
export const verdict = (page: Page): Locator => page.getByRole('status').filter({hasText: /PASS|FAIL|ERROR|STOPPED/});

/** The playground's list of examples. */
export const list = (page: Page): Locator => page.getByRole('combobox', {name: 'Start from'});
export const chosen = (page: Page): Locator => list(page).locator('option:checked');

/** Chooses an example of the docs, as soon as all are loaded. */
export async function pick(page: Page, label: RegExp): Promise<void> {
  await list(page).focus();
  const option = list(page).locator('optgroup[label="Array"] ~ optgroup option, optgroup[label="Array"] option');
  const name = await option.filter({hasText: label}).first().textContent();
  await list(page).selectOption({label: name ?? ''});
  await expect(chosen(page)).toHaveText(label);
}

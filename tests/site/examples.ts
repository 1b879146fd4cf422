import type {Locator, Page} from '@playwright/test';

/** A page with examples of both kinds. */
export const PAGE = '/docs/matchers/array';

/** The first example that is not in a row: its block and its controls. */
export const passing = (page: Page): Locator =>
  page.locator('.markdown [data-example="code"]:not(details [data-example])').first();

/** The row with the first example that demonstrates a failure. */
export const failingRow = (page: Page): Locator => page.locator('details[id$="-failing-example"]').first();

/** Opens a row of a section, and returns the example inside. */
export async function opened(row: Locator): Promise<Locator> {
  await row.locator('summary').first().click();
  return row.locator('[data-example]');
}

/** Presses Run. */
export const runIn = (example: Locator) => example.getByRole('button', {name: 'Run'}).click();

/** The result of its last run. */
export const getVerdict = (example: Locator) => example.getByRole('status');

/** Opens an example's editor and replaces the code. */
export async function edit(example: Locator, code: string): Promise<Locator> {
  await example.getByRole('button', {name: 'Edit'}).click();
  const field = example.getByRole('textbox');
  await field.fill(code);
  return field;
}

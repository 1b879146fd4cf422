import type {Locator, Page} from '@playwright/test';

/** A page with examples of both kinds. */
export const PAGE = '/docs/matchers/array';

/** The first example that passes: its block and its controls. */
export const passing = (page: Page): Locator =>
  page.getByRole('button', {name: 'Run'}).first().locator('xpath=ancestor::*[.//pre][1]');

/** The first example that demonstrates a failure. */
export const failing = (page: Page): Locator =>
  page.locator('figure[aria-label^="What Jest reports"]').first().locator('xpath=preceding-sibling::*[1]');

/** Presses Run. */
export const runIn = (example: Locator) => example.getByRole('button', {name: 'Run'}).click();

/** The result of its last run. */
export const verdictOf = (example: Locator) => example.getByRole('status');

/** Opens an example's editor and replaces the code. */
export async function edit(example: Locator, code: string): Promise<Locator> {
  await example.getByRole('button', {name: 'Edit'}).click();
  const field = example.getByRole('textbox');
  await field.fill(code);
  return field;
}

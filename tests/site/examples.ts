import type {Locator, Page} from '@playwright/test';

/** A page with examples of both kinds. */
export const PAGE = '/docs/matchers/array';

/** An example that passes, as a card with its controls. */
export const passing = (page: Page): Locator =>
  page.getByRole('button', {name: 'Run'}).first().locator('xpath=ancestor::*[.//pre][1]');

/** An example that shows a failure. */
export const failing = (page: Page): Locator =>
  page.locator('figure[aria-label^="What Jest reports"]').first().locator('xpath=preceding-sibling::*[1]');

/** Presses Run. */
export const runIn = (example: Locator) => example.getByRole('button', {name: 'Run'}).click();

/** How its last run ended. */
export const verdictOf = (example: Locator) => example.getByRole('status');

/** Opens an example's editor with other code in it. */
export async function edit(example: Locator, code: string): Promise<Locator> {
  await example.getByRole('button', {name: 'Edit'}).click();
  const field = example.getByRole('textbox');
  await field.fill(code);
  return field;
}

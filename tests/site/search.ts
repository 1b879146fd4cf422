import type {Page} from '@playwright/test';
import {axeFindingsEverywhere} from './axe';
import {expect} from './test';

/** The index that the site itself searches, without a search service. */
export const INDEX = /\/search-index\.json$/;

/** A query without results. */
export const NOTHING = 'qqqqxxq';

/** The title and the help of the error message. */
export const UNAVAILABLE = ['Unable to fetch results', 'You might want to check your network connection.'] as const;

/** The search in the page. */
export const embedded = {
  answer: (page: Page) => page.unroute(INDEX),
  /** Makes searches fail from now on, as without a network. */
  fail: (page: Page) => page.route(INDEX, route => route.abort()),
};

export const button = (page: Page) => page.locator('button.DocSearch-Button').first();
/** The dialog of the search, which covers the page. */
export const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
/** The visible box in the dialog. */
export const modal = (page: Page) => dialog(page).locator('> div');
export const input = (page: Page) => page.locator('.DocSearch-Input');
export const hits = (page: Page) => page.locator('.DocSearch-Hits .DocSearch-Hit');
/** The announcement of the dialog to assistive technology. An example has a status of its own. */
export const announcement = (page: Page) => dialog(page).locator('> [role=status]');

/** Opens the modal from wherever the focus is. */
export async function openModal(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await input(page).waitFor();
}

/** Expects that the open dialog or another part passes axe, and that nothing overflows the window. */
export async function expectAccessible(page: Page, within = 'dialog'): Promise<void> {
  expect(await axeFindingsEverywhere(page, within)).toEqual([]);
  for (const width of [375, 1280]) {
    await page.setViewportSize({width, height: 740});
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    if (within !== 'dialog') continue;
    const {left, right, wider} = await modal(page).evaluate(box => ({
      ...box.getBoundingClientRect().toJSON(),
      wider: [box, ...box.querySelectorAll(':scope > section > div')].map(it => it.scrollWidth - it.clientWidth),
    }));
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(Math.max(...wider)).toBe(0);
  }
}

/**
 * Presses Tab in the modal.
 * @param presses the number of times
 * @returns the name of each stop, and whether an outline shows its focus; without the field, whose box shows its focus
 */
export async function modalStops(page: Page, presses: number): Promise<{name: string; seen: boolean}[]> {
  const stops: {name: string; seen: boolean}[] = [];
  for (let at = 0; at < presses; at++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const {activeElement: element} = document;
      if (!element?.closest('dialog') || element instanceof HTMLInputElement) return null;
      const {outlineStyle, outlineWidth} = getComputedStyle(element);
      const name = element.getAttribute('title') ?? element.getAttribute('aria-label') ?? element.textContent ?? '';
      return {
        name: name.trim().replace(/\s+/g, ' '),
        seen: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1,
      };
    });
    if (stop) stops.push(stop);
  }
  return stops;
}

/** Whether a line of output is an error, other than that of a request that a test makes fail. */
export const isError = (line: string): boolean =>
  /^(error|uncaught)/.test(line) && !/404|ERR_FAILED|ERR_INTERNET/.test(line);

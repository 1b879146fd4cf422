import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {createEngine} from '@jest-extended/search/engine';
import {INDEX_FILE, parseIndexFile} from '@jest-extended/search/index-file';
import {once} from '@jest-extended/text/async/once';
import type {Page} from '@playwright/test';
import {answerAsAlgolia} from './algolia';
import {axeFindingsEverywhere} from './axe';
import {BUILD} from './sitemap';
import {expect, onFixture} from './test';

/** The index that the site itself searches, without a search service. */
export const INDEX = /\/search-index\.json$/;

/** A search backend. */
interface Mode {
  readonly name: string;
  /** The URL of a path on the site that uses this backend. */
  at(path: string): string;
  /** Answers searches from now on. */
  answer(page: Page): Promise<unknown>;
}

/** Answers Algolia's protocol from the product's own index, so that both modes show the same results. */
const engine = once(async () => {
  const sections = parseIndexFile(JSON.parse(await readFile(path.join(BUILD, INDEX_FILE), 'utf8')));
  return createEngine(sections);
});

export const embedded = {
  name: 'the site answers',
  at: it => it,
  answer: page => page.unroute(INDEX),
  /** Makes searches fail from now on, as without a network. */
  fail: (page: Page) => page.route(INDEX, route => route.abort()),
} satisfies Mode & {fail: unknown};

export const algolia: Mode = {
  name: 'Algolia answers',
  at: onFixture,
  answer: async page => {
    // Playwright uses the route that was added last.
    await answerAsAlgolia(page, await engine());
  },
};

export const MODES: readonly Mode[] = [embedded, algolia];

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

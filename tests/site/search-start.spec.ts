import type {Page, Route} from '@playwright/test';
import {axeFindingsEverywhere} from './axe';
import {button, dialog, hits, input, modal, openModal} from './search';
import {expect, hold, hydrated, open, ROUTE_CHUNKS, routeLater, test} from './test';

const SCRIPTS = /\/assets\/js\//;

/** The field that takes the letters until the search has loaded. */
const field = (page: Page) => page.locator('dialog[data-search-start]').getByRole('textbox', {name: 'Search'});

/** Opens a page whose scripts have not arrived. */
async function openWithoutScripts(page: Page, path: string) {
  const scripts = await hold(page, SCRIPTS);
  await page.goto(path, {waitUntil: 'commit'});
  await page.locator('.footer').waitFor();
  return scripts;
}

test.describe('The search before the scripts of the page have arrived', () => {
  for (const gesture of ['Meta+k', 'click'] as const)
    test(`answers ${gesture} at once`, async ({page}) => {
      const scripts = await openWithoutScripts(page, '/docs');
      await (gesture === 'click' ? button(page).click() : page.keyboard.press(gesture));
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await scripts.release();
    });

  test('the search takes over the letters and the focus, and can ask', async ({page}) => {
    const scripts = await openWithoutScripts(page, '/docs');
    await page.keyboard.press('/');
    await page.keyboard.type('toBe');
    await expect(field(page)).toHaveValue('toBe');
    await scripts.release();
    // These letters reach either field.
    await page.keyboard.type('Frozen');
    await input(page).waitFor();
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('toBeFrozen');
    await expect(field(page)).toBeHidden();
    await expect(hits(page).first()).toContainText('.toBeFrozen');
    await expect(page.getByRole('button', {name: /^Ask the docs: toBeFrozen/})).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#toBeFrozen$/i);
  });

  test('closes with Escape, the shortcut and its button, and restores the focus', async ({page}) => {
    const scripts = await openWithoutScripts(page, '/docs');
    const brand = page.locator('.navbar__brand');
    await brand.focus();
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.keyboard.press('Control+k'),
      () => dialog(page).getByRole('button', {name: 'Close'}).click(),
    ]) {
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await close();
      await expect(field(page)).toBeHidden();
      await expect(brand).toBeFocused();
    }
    await scripts.release();
    await hydrated(page);
    await expect(modal(page)).toHaveCount(0);
  });

  test('after the search took over, Escape restores the focus to the element before', async ({page}) => {
    const scripts = await openWithoutScripts(page, '/docs');
    const brand = page.locator('.navbar__brand');
    await brand.focus();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await scripts.release();
    await input(page).waitFor();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(brand).toBeFocused();
  });

  test('Enter opens the search page with the text', async ({page}) => {
    const scripts = await openWithoutScripts(page, '/docs');
    await page.keyboard.press('/');
    await page.keyboard.type('any order');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=any\+order$/);
    await scripts.release();
    await expect(page.getByRole('searchbox')).toHaveValue('any order');
  });

  test('does not open while the reader types elsewhere', async ({page}) => {
    const scripts = await openWithoutScripts(page, '/search');
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('/');
    await expect(field(page)).toBeHidden();
    await scripts.release();
  });

  test('passes axe in every look', async ({page}) => {
    const scripts = await openWithoutScripts(page, '/docs');
    await page.keyboard.press('/');
    await expect(dialog(page).getByText('Loading search…')).toBeVisible();
    expect(await axeFindingsEverywhere(page, 'dialog')).toEqual([]);
    await scripts.release();
  });
});

test.describe('The search before its own code has arrived', () => {
  test('takes the letters, and looks like the search that replaces it', async ({page}) => {
    await routeLater(page);
    await open(page, '/docs');
    const code = await hold(page, ROUTE_CHUNKS);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('array');
    await expect(field(page)).toHaveValue('array');
    const before = await field(page).boundingBox();
    await code.release();
    await input(page).waitFor();
    await expect(input(page)).toHaveValue('array');
    for (const side of ['x', 'y'] as const)
      await expect.poll(async () => (await input(page).boundingBox())?.[side]).toBeCloseTo(before?.[side] ?? 0, 0);
  });

  test('does not open again after the reader closed it', async ({page}) => {
    await routeLater(page);
    await open(page, '/docs');
    const code = await hold(page, ROUTE_CHUNKS);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeHidden();
    const loaded = page.waitForResponse(async response => (await response.text()).includes('DocSearch-Modal'));
    await code.release();
    await loaded;
    await expect(modal(page)).toHaveCount(0);
  });

  test('keeps the letters if its code cannot be loaded', async ({page}) => {
    await routeLater(page);
    await open(page, '/docs');
    const scripts = await page.locator('script[src]').count();
    const waiting: Route[] = [];
    await page.route(ROUTE_CHUNKS, route => void waiting.push(route));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('array');
    await expect(field(page)).toHaveValue('array');
    await page.unroute(ROUTE_CHUNKS);
    await Promise.all(waiting.map(route => route.abort()));
    // Webpack removes the element of each file that has failed. An attempt that begins before the last would fail with it.
    await expect.poll(() => page.locator('script[src]').count()).toBe(scripts);
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
    await openModal(page);
    await expect(input(page)).toHaveValue('array');
  });
});

test('a search that begins while the next page loads stays open with its letters', async ({page}) => {
  await routeLater(page);
  await open(page, '/');
  const chunks = await hold(page, ROUTE_CHUNKS);
  await page.getByRole('link', {name: /^Browse \d+ matchers$/}).click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('any order');
  await chunks.release();
  await expect(page.getByRole('heading', {level: 1, includeHidden: true})).toHaveText('Matchers');
  await expect(input(page)).toHaveValue('any order');
  await expect(input(page)).toBeFocused();
});

test('the search button names all its shortcuts', async ({read}) => {
  const page = await read('/docs');
  await expect(button(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
  await expect(button(page).locator('kbd')).toHaveText(['Ctrl', 'K', '/']);
});

import type {Page} from '@playwright/test';
import {axeFindingsEverywhere, SHORT_PAGE} from './axe';
import {button, dialog, input, isError, modal, openModal} from './search';
import {crash, expect, hold, hydrated, open, ROUTE_CHUNKS, routeLater, test, waitForIdleNetwork} from './test';

const SCRIPTS = /\/assets\/js\//;

/** The field that takes the letters until the search has loaded. */
const field = (page: Page) => dialog(page).getByRole('textbox', {name: 'Search'});

/** Opens a page whose scripts have not arrived. */
async function openWithoutScripts(page: Page, path: string) {
  const scripts = await hold(page, SCRIPTS);
  await page.goto(path, {waitUntil: 'commit'});
  await page.locator('.footer').waitFor();
  return scripts;
}

const waysToClose = (page: Page) => [
  () => page.keyboard.press('Escape'),
  () => page.keyboard.press('Control+k'),
  () => page.mouse.click(5, 400),
  () => dialog(page).getByRole('button', {name: 'Close'}).click(),
];

test.describe('The search dialog before the scripts of the page have arrived', () => {
  test('opens with a click and a shortcut, closes in every way, and restores the focus', async ({page}) => {
    const scripts = await openWithoutScripts(page, '/docs');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    const brand = page.locator('.navbar__brand');
    await brand.focus();
    for (const close of waysToClose(page)) {
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.type('a');
      await close();
      await expect(field(page)).toBeHidden();
      await expect(brand).toBeFocused();
    }
    await scripts.release();
    await hydrated(page);
    await expect(modal(page)).toHaveCount(0);
  });

  for (const [system, own, other, userAgent] of [
    ['Mac', 'Meta+k', 'Control+k', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'],
    ['PC', 'Control+k', 'Meta+k', 'Mozilla/5.0 (X11; Linux x86_64)'],
  ] as const)
    test(`in a text field of a ${system}, only ${own} is the shortcut`, async ({page}) => {
      await page.addInitScript(value => Object.defineProperty(navigator, 'userAgent', {get: () => value}), userAgent);
      const scripts = await openWithoutScripts(page, '/docs');
      await page.keyboard.press(other);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press(other);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press(own);
      await expect(field(page)).toBeHidden();
      await scripts.release();
    });

  test('no letter, no focus and no caret is lost when the search arrives in the same place', async ({page}) => {
    const letters = 'abcdefghij'.repeat(20);
    const scripts = await openWithoutScripts(page, '/docs');
    await page.keyboard.press('/');
    await page.keyboard.type('.');
    await page.keyboard.press('Home');
    const before = await field(page).boundingBox();
    await Promise.all([page.keyboard.type(letters, {delay: 20}), scripts.release()]);
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue(`${letters}.`);
    await expect(field(page)).toBeHidden();
    for (const side of ['x', 'y'] as const)
      await expect.poll(async () => (await input(page).boundingBox())?.[side]).toBeCloseTo(before?.[side] ?? 0, 0);
    await expect(page.getByRole('button', {name: /^Ask the docs: abc/})).toBeVisible();
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

  test('passes axe in every look', async ({page}) => {
    const scripts = await openWithoutScripts(page, SHORT_PAGE);
    await page.keyboard.press('/');
    await expect(dialog(page).getByText('Loading search…')).toBeVisible();
    expect(await axeFindingsEverywhere(page, 'dialog')).toEqual([]);
    await scripts.release();
  });
});

test.describe('The search dialog before the code of the search has arrived', () => {
  test('does not open again after the reader closed it', async ({page}) => {
    await routeLater(page);
    await open(page, '/docs');
    const code = await hold(page, ROUTE_CHUNKS);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeHidden();
    await expect.poll(code.count).toBeGreaterThan(0);
    await code.release();
    // The bundler removes the element of a script that has run.
    await expect(page.locator('script[src^="/assets/js/"]:not([src*="main."])')).toHaveCount(0);
    // Even in a closed dialog: the modal keeps the page from scrolling.
    await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  });

  test('keeps the search and the focus if the reader opens it again before the event of its end', async ({page}) => {
    await open(page, '/docs');
    await openModal(page);
    await page.evaluate(() => {
      document.querySelector('dialog')?.close();
      document.querySelector<HTMLElement>('.DocSearch-Button')?.click();
    });
    await expect(input(page)).toBeFocused();
    await waitForIdleNetwork(page);
    await expect(input(page)).toBeFocused();
  });

  test('shows an error and keeps the letters if the code cannot be loaded, and tries again at the next letter', async ({
    page,
    seen,
  }) => {
    await routeLater(page);
    await open(page, SHORT_PAGE);
    await waitForIdleNetwork(page);
    await page.route(ROUTE_CHUNKS, route => route.abort());
    await page.keyboard.press('Control+k');
    await page.keyboard.type('arra');
    await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results');
    await expect(field(page)).toHaveValue('arra');
    await expect(crash(page)).toHaveCount(0);
    expect(await axeFindingsEverywhere(page, 'dialog')).toEqual([]);
    await page.unroute(ROUTE_CHUNKS);
    await page.keyboard.type('y');
    await expect(input(page)).toHaveValue('array');
    await expect(input(page)).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(seen.output.filter(isError)).toEqual([]);
  });
});

test('a search that begins while a page with another layout loads stays open with its letters and its caret', async ({
  page,
}) => {
  await routeLater(page);
  await open(page, '/');
  await openModal(page);
  await page.keyboard.press('Escape');
  const chunks = await hold(page, ROUTE_CHUNKS);
  await page.getByRole('link', {name: /^Browse \d+ matchers$/}).click();
  await openModal(page);
  await page.keyboard.type('any der');
  for (let letters = 0; letters < 3; letters++) await page.keyboard.press('ArrowLeft');
  await chunks.release();
  await expect(page.getByRole('heading', {level: 1, includeHidden: true})).toHaveText('Matchers');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('or');
  await expect(input(page)).toHaveValue('any order');
});

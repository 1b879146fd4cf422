import type {Page, Route} from '@playwright/test';
import {axeFindings, LOOKS} from './axe';
import {button, dialog, hits, input, modal, openModal} from './search';
import {expect, hold, hydrated, open, ROUTE_CHUNKS, routeLater, test} from './test';

const SCRIPTS = /\/assets\/js\//;

/** The field that takes the letters until the search has loaded. */
const field = (page: Page) => page.locator('dialog[data-search-start]').getByRole('textbox', {name: 'Search'});

declare global {
  interface Window {
    /** Stops or continues React's scheduler, which posts messages to itself. */
    pauseReact?: (paused: boolean) => void;
  }
}

/** Defines `window.pauseReact`. Runs in the page, before its scripts. */
function pauseReact(): void {
  const {postMessage} = MessagePort.prototype;
  const waiting: (() => void)[] = [];
  let isPaused = false;
  MessagePort.prototype.postMessage = function (this: MessagePort, ...args: [unknown]) {
    const post = () => postMessage.apply(this, args);
    if (isPaused) waiting.push(post);
    else post();
  };
  window.pauseReact = paused => {
    isPaused = paused;
    if (!paused) waiting.splice(0).forEach(post => post());
  };
}

/** Opens a page whose scripts have not arrived. */
async function openWithoutScripts(page: Page, path: string) {
  const scripts = await hold(page, SCRIPTS);
  await page.goto(path, {waitUntil: 'commit'});
  await page.locator('.footer').waitFor();
  return scripts;
}

test.describe('The search before the scripts of the page have arrived', () => {
  for (const gesture of ['Control+k', 'Meta+k', '/', 'click'] as const)
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

  for (const {theme, width} of LOOKS)
    test(`passes axe in ${theme} mode, ${width} px wide`, async ({page}) => {
      await page.addInitScript(value => localStorage.setItem('theme', value), theme);
      await page.setViewportSize({width, height: 740});
      const scripts = await openWithoutScripts(page, '/docs');
      await page.keyboard.press('/');
      await expect(dialog(page).getByText('Loading search…')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
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

for (const code of ['arrives with the page', 'has arrived before'] as const)
  test(`a search that begins while the next page loads stays open with its letters, if its code ${code}`, async ({
    page,
  }) => {
    await routeLater(page);
    await open(page, '/');
    if (code === 'has arrived before') {
      await openModal(page);
      await page.keyboard.press('Escape');
    }
    const chunks = await hold(page, ROUTE_CHUNKS);
    await page.getByRole('link', {name: /^Browse \d+ matchers$/}).click();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('any order');
    await chunks.release();
    await expect(page.getByRole('heading', {level: 1, includeHidden: true})).toHaveText('Matchers');
    await expect(input(page)).toHaveValue('any order');
    await expect(input(page)).toBeFocused();
  });

test('a search stays open with its letters if React draws the next page together with its dialog', async ({page}) => {
  await page.addInitScript(pauseReact);
  await routeLater(page);
  await open(page, '/');
  const route = await hold(page, ROUTE_CHUNKS);
  await page.getByRole('link', {name: /^Browse \d+ matchers$/}).click();
  await expect.poll(route.count).toBeGreaterThan(0);
  const code = await hold(page, ROUTE_CHUNKS);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('any order');
  await page.evaluate(() => window.pauseReact?.(true));
  const arriving = route.count();
  let arrived = 0;
  page.on('requestfinished', () => arrived++);
  await route.release();
  await expect.poll(() => arrived).toBeGreaterThanOrEqual(arriving);
  await code.release();
  await expect(field(page)).toBeHidden();
  await page.evaluate(() => window.pauseReact?.(false));
  await expect(page.getByRole('heading', {level: 1, includeHidden: true})).toHaveText('Matchers');
  await expect(input(page)).toHaveValue('any order');
});

test('the search button names all its shortcuts', async ({read}) => {
  const page = await read('/docs');
  await expect(button(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
  await expect(button(page).locator('kbd')).toHaveText(['Ctrl', 'K', '/']);
});

test('on a Mac the search button shows the Command key', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'userAgent', {value: 'Macintosh'}));
  await open(page, '/docs');
  await expect(button(page).locator('kbd')).toHaveText(['⌘', 'K', '/']);
});

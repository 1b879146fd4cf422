import type {Locator, Page} from '@playwright/test';
import {button, dialog, hits, input} from './search';
import {passing} from './examples';
import {expect, hold, hydrated, open, ROUTE_CHUNKS, routeLater, withFonts, test} from './test';

/** The buttons that cover a line of code of their block. */
const covering = (blocks: Locator, buttons: string): Promise<string[]> =>
  blocks.evaluateAll(
    (all, selector) =>
      all.flatMap(block => {
        const code = block.querySelector('pre code') ?? block;
        const range = document.createRange();
        range.selectNodeContents(code);
        const lines = [...range.getClientRects()];
        return [...block.querySelectorAll(selector)].flatMap(button => {
          const box = button.getBoundingClientRect();
          const isOver = lines.some(
            line => line.top < box.bottom && box.top < line.bottom && line.left < box.right && box.left < line.right,
          );
          return isOver ? [code.textContent.slice(0, 60)] : [];
        });
      }),
    buttons,
  );

/** Blocks with buttons of their own. An example has its buttons below the code. */
const blocks = (page: Page) => page.locator('.theme-code-block:has(pre):has(button:visible)');

/** There is no hover on a touch screen, so the controls of a block are always visible. */
test.describe('On a phone', () => {
  test.use({viewport: {width: 375, height: 700}, hasTouch: true, isMobile: true});

  for (const path of ['/docs/getting-started/install', '/docs/getting-started/setup']) {
    test(`the buttons of a block do not cover its code: ${path}`, async ({page}) => {
      // Without a strip for them above the code, the buttons cover its first line, and this lists nearly every block.
      await open(page, path);
      const copy = blocks(page).getByRole('button', {name: 'Copy code to clipboard'});
      await expect(copy.first()).toBeVisible();
      await expect(copy.first()).toHaveCSS('opacity', '1');
      await expect(page.getByRole('button', {name: 'Toggle word wrap'}).first()).toBeVisible();
      await expect.poll(() => covering(blocks(page), 'button')).toEqual([]);
      await page.getByRole('button', {name: 'Toggle word wrap'}).first().tap();
      await expect.poll(() => covering(blocks(page), 'button')).toEqual([]);
    });
  }

  test('the link of an example does not take the taps on its code', async ({page}) => {
    await open(page, '/docs/matchers/array');
    const example = passing(page);
    const link = example.getByRole('link', {name: 'Direct link to example'});
    await link.scrollIntoViewIfNeeded();
    const target = await link.evaluate(element => {
      const {left, top, width, height} = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('pre, a')?.tagName;
    });
    expect(target).toBe('PRE');
  });

  test('the buttons of an example are in one row below its code, with names', async ({page}) => {
    await open(page, '/docs/matchers/array');
    const example = passing(page);
    const buttons = ['Copy code to clipboard', 'Edit', 'Run'].map(name => example.getByRole('button', {name}));
    const row = [...buttons, example.getByRole('link', {name: 'Open in playground'})];
    const code = await example.locator('pre').first().boundingBox();
    await expect(example.locator('.theme-code-block').getByRole('button')).toHaveCount(0);
    for (const button of row) {
      await expect(button).toBeVisible();
      const box = await button.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((code?.y ?? 0) + (code?.height ?? 0));
      expect(box?.height).toBeGreaterThanOrEqual(36);
      expect(box?.y).toBe((await row[0]?.boundingBox())?.y);
    }
  });

  for (const path of ['/docs/getting-started/install', '/docs/matchers/array']) {
    test(`nothing moves when the buttons and the controls appear: ${path}`, async ({page}) => {
      // Without reserved space the controls of an example move the content below by six pixels.
      const scripts = await hold(page, /\/assets\/js\//);
      await page.goto(path, {waitUntil: 'commit'});
      const text = page.locator('.theme-doc-markdown');
      await page.locator('.footer').waitFor();
      await withFonts(page);
      const before = await text.boundingBox();
      await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
      await scripts.release();
      await hydrated(page);
      await expect(page.getByRole('button', {name: /^Copy/}).first()).toBeVisible();
      await expect.poll(async () => (await text.boundingBox())?.height).toBe(before?.height);
    });
  }

  test('the page is not rendered under the search, and keeps its place if the phone is turned', async ({page}) => {
    await page.setViewportSize({width: 844, height: 390});
    await open(page, '/docs/matchers/array');
    await page.evaluate(() => scrollTo(0, 3000));
    await page.keyboard.press('/');
    await expect(input(page)).toBeVisible();
    await page.setViewportSize({width: 390, height: 844});
    await expect(page.locator('.main-wrapper')).toHaveCSS('content-visibility', 'hidden');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(3000);
  });

  test('a link leads to its heading although a search begins before the page arrives', async ({page}) => {
    await routeLater(page);
    await open(page, '/docs');
    const route = await hold(page, ROUTE_CHUNKS);
    const link = page.locator('main a[href*="/docs/matchers/"][href*="#"]:visible').first();
    const id = (await link.getAttribute('href'))?.split('#')[1] ?? '';
    await link.tap();
    await expect.poll(route.count).toBeGreaterThan(0);
    await hold(page, ROUTE_CHUNKS);
    await button(page).tap();
    await expect(dialog(page)).toBeVisible();
    await route.release();
    await expect(page.locator(`[id='${id}']`)).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator(`[id='${id}']`)).toBeInViewport();
  });

  test('a hit on the same page leads to its heading', async ({page}) => {
    await open(page, '/docs/matchers/array');
    await button(page).tap();
    await input(page).fill('toSatisfyAny');
    await hits(page).first().tap();
    await expect(page).toHaveURL(/#tosatisfyany$/);
    await expect(page.locator('#tosatisfyany')).toBeInViewport();
  });
});

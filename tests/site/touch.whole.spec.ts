import type {Locator, Page} from '@playwright/test';
import {button, dialog, input} from './search';
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
        const pre = code.closest('pre');
        // What is beyond it is scrolled out of view.
        const end = pre ? pre.getBoundingClientRect().left + pre.clientLeft + pre.clientWidth : Infinity;
        return [...block.querySelectorAll(selector)].flatMap(button => {
          const box = button.getBoundingClientRect();
          const isOver = lines.some(
            line =>
              line.top < box.bottom &&
              box.top < line.bottom &&
              line.left < box.right &&
              box.left < Math.min(line.right, end),
          );
          return isOver ? [code.textContent.slice(0, 60)] : [];
        });
      }),
    buttons,
  );

/** Blocks with buttons of their own. An example has its buttons below the code. */
const blocks = (page: Page) => page.locator('.theme-code-block:has(pre):has(button:visible)');

test('with a mouse, the buttons of a block do not cover its code at any width', async ({page}) => {
  // Without their space at the end of the lines, they cover a message at each width from 768 px.
  for (const path of ['setup', 'eslint']) {
    await open(page, `/docs/getting-started/${path}`);
    await page.locator('details').evaluateAll(rows => rows.forEach(row => row.setAttribute('open', '')));
    for (const width of [375, 768, 1024, 1280]) {
      await page.setViewportSize({width, height: 800});
      await expect(blocks(page).getByRole('button', {name: 'Copy code to clipboard'}).first()).toBeVisible();
      await expect.poll(() => covering(blocks(page), 'button'), `${path}, ${width} px`).toEqual([]);
    }
  }
});

/** There is no hover on a touch screen, so the controls of a block are always visible. */
test.describe('On a phone', () => {
  test.use({viewport: {width: 375, height: 700}, hasTouch: true, isMobile: true});

  test('the buttons of a block do not cover its code', async ({page}) => {
    // Without a strip for them above the code, the buttons cover its first line, and this lists nearly every block.
    await open(page, '/docs/getting-started/setup');
    const copy = blocks(page).getByRole('button', {name: 'Copy code to clipboard'});
    await expect(copy.first()).toBeVisible();
    await expect(copy.first()).toHaveCSS('opacity', '1');
    await expect.poll(() => covering(blocks(page), 'button')).toEqual([]);
  });

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
});

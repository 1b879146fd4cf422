import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from './test';

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
});

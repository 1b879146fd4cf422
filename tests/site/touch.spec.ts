import type {Locator, Page} from '@playwright/test';
import {answer, askDocs} from './ask';
import {expect, hold, hydrated, open, test} from './test';

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
          const isOver = lines.some(line => line.top < box.bottom && box.top < line.bottom);
          return isOver ? [code.textContent.slice(0, 60)] : [];
        });
      }),
    buttons,
  );

const blocks = (page: Page) => page.locator('.theme-code-block:has(pre):has(button)');

/** There is no hover on a touch screen, so the controls of a block are always visible. */
test.describe('On a phone', () => {
  test.use({viewport: {width: 375, height: 700}, hasTouch: true, isMobile: true});

  for (const path of ['/docs/getting-started/install', '/docs/getting-started/setup', '/docs/matchers/array']) {
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

  test('the buttons of a block do not cover its code during editing', async ({page}) => {
    await open(page, '/docs/matchers/array');
    await page.getByRole('button', {name: 'Edit'}).first().tap();
    await expect(page.getByRole('textbox', {name: 'Code of the example'})).toBeFocused();
    await expect(page.getByRole('button', {name: 'Copy code to clipboard'}).first()).toBeVisible();
    await expect.poll(() => covering(blocks(page).first(), 'button')).toEqual([]);
  });

  for (const path of ['/docs/getting-started/install', '/docs/matchers/array']) {
    test(`nothing moves when the buttons and the controls appear: ${path}`, async ({page}) => {
      // Without reserved space the controls of an example move the content below by six pixels.
      const scripts = await hold(page, /\/assets\/js\//);
      await page.goto(path, {waitUntil: 'commit'});
      const text = page.locator('.theme-doc-markdown');
      await page.locator('.footer').waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await text.boundingBox();
      await expect(page.getByRole('button', {name: 'Copy code to clipboard'})).toHaveCount(0);
      await scripts.release();
      await hydrated(page);
      await expect(blocks(page).getByRole('button').first()).toBeVisible();
      await expect.poll(async () => (await text.boundingBox())?.height).toBe(before?.height);
    });
  }

  test('the copy button of an answer does not cover its code', async ({page}) => {
    await open(page, '/docs');
    await askDocs(page, 'how do I check that an array is empty');
    const examples = answer(page).locator('.theme-code-block:has(pre):has(button)');
    await expect(examples.first().getByRole('button').first()).toBeVisible();
    await expect.poll(() => covering(examples, 'button')).toEqual([]);
  });

  test('without JavaScript, a block has no strip for its buttons', async ({browser, baseURL}) => {
    const heightOf = async (javaScriptEnabled: boolean) => {
      const context = await browser.newContext({
        baseURL,
        javaScriptEnabled,
        viewport: {width: 375, height: 700},
        hasTouch: true,
        isMobile: true,
      });
      const page = await context.newPage();
      await page.goto('/docs/matchers/array');
      const box = await page.locator('.theme-code-block pre').first().boundingBox();
      await context.close();
      return box?.height ?? 0;
    };
    expect((await heightOf(true)) - (await heightOf(false))).toBe(24);
  });
});

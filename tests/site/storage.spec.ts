import {type Page} from '@playwright/test';
import {announcementBar, crash, expect, hydrated, onFixture, open, test} from './test';

/** The ways in which a browser keeps a page from its storage. */
const BLOCKED = {
  'reading localStorage and sessionStorage throws': (page: Page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    }),
  'every use of a storage throws': (page: Page) =>
    page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      for (const method of ['getItem', 'setItem', 'removeItem', 'key', 'clear'] as const) {
        Object.defineProperty(Storage.prototype, method, {configurable: true, value: refuse});
      }
    }),
};

/** One page of each kind. */
const PAGES = ['/', '/docs', '/docs/matchers/array', '/no-such-page', onFixture('/search'), onFixture('/docs')];

/** An error on the page or on its console, but for the requests that this test itself has fail. */
const isError = (line: string) => /^(error|uncaught)/.test(line) && !/404|ERR_FAILED/.test(line);

for (const [name, block] of Object.entries(BLOCKED)) {
  test.describe(`Where ${name}`, () => {
    for (const path of PAGES) {
      test(`${path} works: it loads, changes its colours, closes its bar and leads on`, async ({page, seen}) => {
        await block(page);
        await page.route(/algolia/, route => route.abort());
        await page.goto(path);
        await hydrated(page);
        const mode = await page.locator('html').getAttribute('data-theme');
        const toggle = page.locator('.navbar__items').getByRole('button', {name: /dark and light mode/i});
        await toggle.click();
        if ((await page.locator('html').getAttribute('data-theme')) === mode) await toggle.click();
        await expect(page.locator('html')).not.toHaveAttribute('data-theme', mode ?? '');
        const close = announcementBar(page).getByRole('button', {name: 'Close'});
        if (await close.isVisible()) {
          await close.click();
          await expect(announcementBar(page)).toBeHidden();
        }
        await page.locator('.footer').getByRole('link', {name: 'Matchers'}).click();
        await expect(page.getByRole('heading', {level: 1, name: 'Matchers'})).toBeVisible();
        await expect(crash(page)).toHaveCount(0);
        expect(seen.output.filter(isError)).toEqual([]);
      });
    }

    test('search opens and closes', async ({page, seen}) => {
      /*
       * Guards src/client/safe-storage.ts. Without it DocSearch takes the whole page down ("This page crashed"), and
       * this test reports `Locator: locator('.DocSearch-Modal') … Error: element(s) not found`.
       */
      await block(page);
      await open(page, onFixture('/docs'));
      await page.keyboard.press('ControlOrMeta+k');
      await expect(page.locator('.DocSearch-Modal')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(crash(page)).toHaveCount(0);
      expect(seen.output.filter(isError)).toEqual([]);
    });
  });
}

import type {Page} from '@playwright/test';
import {announcement, hits, input, modal, MODES, openModal} from './search';
import {expect, open, test} from './test';

/** The path of a hit's link. */
const pathOf = async (page: Page, at: number) => {
  const href = await hits(page).nth(at).getByRole('link').getAttribute('href');
  return new URL(href ?? '', page.url()).pathname + new URL(href ?? '', page.url()).hash;
};

for (const mode of MODES) {
  test.describe(`Specification 4: hits in the search modal, ${mode.name}`, () => {
    test.beforeEach(async ({page}) => {
      await mode.answer(page);
      await open(page, mode.at('/docs'));
    });

    test('are grouped by category, and a group may have more than five', async ({page}) => {
      await openModal(page);
      await input(page).fill('toBe');
      const groups = page.locator('.DocSearch-Hits');
      await expect(groups.locator('.DocSearch-Hit-source')).toContainText(['Matchers']);
      const most = () => groups.evaluateAll(all => Math.max(...all.map(it => it.querySelectorAll('li').length)));
      await expect.poll(most).toBeGreaterThan(5);
    });

    test('Enter opens the best hit, which is the first one', async ({page}) => {
      await openModal(page);
      await input(page).fill('toBeArrayOfSize');
      await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
      await expect(hits(page).first()).toContainText('.toBeArrayOfSize');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(mode.at('/docs/matchers/array#tobearrayofsize'));
      await expect(modal(page)).toHaveCount(0);
      await expect(page.locator('#tobearrayofsize')).toBeInViewport();
    });

    test('Enter waits for the results of the typed text', async ({page}) => {
      // Without src/components/search/SearchModal/useModalSearch.ts, Enter cancels the search that is under way.
      const held = await mode.hold(page);
      await openModal(page);
      await input(page).fill('toBeArrayOfSize');
      await page.keyboard.press('Enter');
      await expect(modal(page)).toBeVisible();
      held.release();
      await expect(page).toHaveURL(mode.at('/docs/matchers/array#tobearrayofsize'));
    });

    test('Enter that ends an IME composition does not open a hit', async ({page}) => {
      const held = await mode.hold(page);
      await openModal(page);
      await input(page).fill('toBeArrayOfSize');
      await input(page).evaluate(field => {
        field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', isComposing: true, bubbles: true}));
      });
      held.release();
      await expect(hits(page).first()).toContainText('.toBeArrayOfSize');
      await expect(modal(page)).toBeVisible();
      await expect(page).toHaveURL(mode.at('/docs'));
    });

    test('shows no outcome before the search ends', async ({page}) => {
      // Guards the rule of src/css/docsearch.css. Without it the modal says "No results found" immediately.
      const held = await mode.hold(page);
      await openModal(page);
      await page.keyboard.type('array');
      await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
      await expect(modal(page).getByText('No results found')).toBeHidden();
      held.release();
      await expect(hits(page).first()).toBeVisible();

      await input(page).fill('qqqqxxq');
      await expect(modal(page).getByText('No results found for "qqqqxxq"')).toBeVisible();
    });

    test('the arrow keys select another hit', async ({page}) => {
      await openModal(page);
      await input(page).fill('array');
      await expect(hits(page).nth(1)).toBeVisible();
      const second = await pathOf(page, 1);
      await page.keyboard.press('ArrowDown');
      await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(mode.at(second));
    });

    test('a hit is a link that opens its page without a full load', async ({page}) => {
      await openModal(page);
      await input(page).fill('toBeArray');
      const hit = hits(page).getByRole('link', {name: '.toBeArray()'}).first();
      await expect(hit).toHaveAttribute('href', /^\/docs\/matchers\/array#tobearray$/);
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      await hit.click();
      await expect(page).toHaveURL(/\/docs\/matchers\/array#tobearray$/);
      await expect(page.locator('#tobearray')).toBeInViewport();
      await expect(page.locator('body[data-same-page]')).toHaveCount(1);
    });

    test('a hit on the current page scrolls to the heading', async ({page}) => {
      await open(page, mode.at('/docs/matchers/array'));
      await openModal(page);
      await input(page).fill('toIncludeAllPartialMembers');
      await expect(hits(page).first()).toContainText('.toIncludeAllPartialMembers');
      await page.keyboard.press('Enter');
      await expect(modal(page)).toHaveCount(0);
      await expect(page.locator('#toincludeallpartialmembers')).toBeInViewport();
    });

    test('"See all results" has the number of results and opens the search page', async ({page}) => {
      // DocSearch's own count is the sum of all six searches.
      const status = page.getByRole('main').getByRole('status');
      await open(page, mode.at('/search?q=object'));
      await expect(status).toHaveText(/^\d+ results$/);
      const count = parseInt((await status.textContent()) ?? '', 10);
      await open(page, mode.at('/docs'));
      await openModal(page);
      await page.keyboard.type('object');
      await expect(announcement(page)).toHaveText(`${count} results`);
      await page.getByRole('link', {name: `See all ${count} results`, exact: true}).click();
      await expect(page).toHaveURL(mode.at('/search?q=object'));
      await expect(modal(page)).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "object"');
      await expect(status).toHaveText(`${count} results`);
    });

    test('recent hits are listed and can be saved as favorites', async ({page}) => {
      await openModal(page);
      await input(page).fill('toBeFrozen');
      await expect(hits(page).first()).toContainText('.toBeFrozen');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#tobefrozen$/);

      await open(page, mode.at('/docs'));
      await openModal(page);
      await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Recent']);
      await expect(hits(page)).toContainText(['.toBeFrozen']);
      await page.getByRole('button', {name: 'Save this search'}).click();
      await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Favorite']);

      await open(page, mode.at('/docs'));
      await openModal(page);
      await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Favorite']);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#tobefrozen$/);

      await openModal(page);
      await page.getByRole('button', {name: 'Remove this search from favorites'}).click();
      await expect(hits(page)).toHaveCount(0);
    });

    test('the modal can be used with only the keyboard and keeps the focus', async ({page}) => {
      // Guards bypassFocusTrap in src/components/search/SearchModal. Without it Tab never reaches "See all results".
      await openModal(page);
      await input(page).fill('array');
      const all = page.getByRole('link', {name: /^See all/});
      await expect(all).toBeVisible();
      const inside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
      for (let stops = 0; stops < 60 && !(await all.evaluate(it => it === document.activeElement)); stops++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement !== document.body)) expect(await inside()).toBeTruthy();
      }
      await expect(all).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(mode.at('/search?q=array'));
    });
  });
}

import type {Page} from '@playwright/test';
import {heard, hits, input, modal, MODES, openModal} from './search';
import {expect, open, test} from './test';

/** Where a hit leads. */
const pathOf = async (page: Page, at: number) => {
  const href = await hits(page).nth(at).getByRole('link').getAttribute('href');
  return new URL(href ?? '', page.url()).pathname + new URL(href ?? '', page.url()).hash;
};

for (const mode of MODES) {
  test.describe(`Specification 4: what the search modal finds, ${mode.name}`, () => {
    test.beforeEach(async ({page}) => {
      await mode.answer(page);
      await open(page, mode.at('/docs'));
    });

    test('shows hits by category, more than five of one where there are more', async ({page}) => {
      await openModal(page);
      await input(page).fill('toBe');
      const groups = page.locator('.DocSearch-Hits');
      await expect(groups.locator('.DocSearch-Hit-source')).toContainText(['Matchers']);
      const most = () => groups.evaluateAll(all => Math.max(...all.map(it => it.querySelectorAll('li').length)));
      await expect.poll(most).toBeGreaterThan(5);
    });

    test('Enter opens the best hit, the first one', async ({page}) => {
      await openModal(page);
      await input(page).fill('toBeArrayOfSize');
      await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
      await expect(hits(page).first()).toContainText('.toBeArrayOfSize');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(mode.at('/docs/matchers/array#tobearrayofsize'));
      await expect(modal(page)).toHaveCount(0);
      await expect(page.locator('#tobearrayofsize')).toBeInViewport();
    });

    test('Enter waits for the answer to what was typed', async ({page}) => {
      // Without src/components/SearchModal/useHeardSearch.ts, Enter cancels the search that is under way.
      const held = await mode.hold(page);
      await openModal(page);
      await input(page).fill('toBeArrayOfSize');
      await page.keyboard.press('Enter');
      await expect(modal(page)).toBeVisible();
      held.release();
      await expect(page).toHaveURL(mode.at('/docs/matchers/array#tobearrayofsize'));
    });

    test('Enter that ends a word in a script written in steps is not waited for', async ({page}) => {
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

    test('says nothing of what it finds before it knows', async ({page}) => {
      // Guards the edit "nothing is found before the answer". Without it the modal says "No results found" at once.
      const held = await mode.hold(page);
      await openModal(page);
      await page.keyboard.type('array');
      await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
      await expect(modal(page)).not.toContainText('No results');
      held.release();
      await expect(hits(page).first()).toBeVisible();

      await input(page).fill('qqqqxxq');
      await expect(modal(page)).toContainText('No results found for "qqqqxxq"');
    });

    test('the arrows choose another hit', async ({page}) => {
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

    test('a hit links to its address, and leads there without a full load', async ({page}) => {
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

    test('on the page of the hit too, it leads to the heading', async ({page}) => {
      await open(page, mode.at('/docs/matchers/array'));
      await openModal(page);
      await input(page).fill('toIncludeAllPartialMembers');
      await expect(hits(page).first()).toContainText('.toIncludeAllPartialMembers');
      await page.keyboard.press('Enter');
      await expect(modal(page)).toHaveCount(0);
      await expect(page.locator('#toincludeallpartialmembers')).toBeInViewport();
    });

    test('"See all results" has the count of this search, and leads to them all', async ({page}) => {
      /*
       * Guards the edit "count of one search". Without it the counts of all six searches are added up, and no link has
       * the count of this one.
       */
      const status = page.getByRole('main').getByRole('status');
      await open(page, mode.at('/search?q=object'));
      await expect(status).toHaveText(/^\d+ results$/);
      const count = parseInt((await status.textContent()) ?? '', 10);
      await open(page, mode.at('/docs'));
      await openModal(page);
      await page.keyboard.type('object');
      await expect(heard(page)).toHaveText(`${count} results`);
      await page.getByRole('link', {name: `See all ${count} results`, exact: true}).click();
      await expect(page).toHaveURL(mode.at('/search?q=object'));
      await expect(modal(page)).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "object"');
      await expect(status).toHaveText(`${count} results`);
    });

    test('remembers what was opened, and keeps what the reader likes', async ({page}) => {
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

    test('works with the keyboard alone, which does not leave it', async ({page}) => {
      /*
       * Guards the edit "keyboard in the modal". Without it Tab goes from the cross back to the field, and "See all
       * results" is never reached.
       */
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

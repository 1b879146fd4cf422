import {answer, answered, askDocs, askFollowUp} from './ask';
import {BLOCKED} from './blocked-storage';
import {hits, input, isError, modal, openModal} from './search';
import {announcementBar, crash, expect, onFixture, open, test} from './test';

/** One page of each kind. */
const PAGES = ['/', '/docs/matchers/array', '/no-such-page', '/search', onFixture('/docs')];

for (const [name, block] of Object.entries(BLOCKED)) {
  test.describe(`When ${name}`, () => {
    test('every kind of page loads, changes its color mode, closes the announcement and navigates', async ({
      page,
      seen,
    }) => {
      test.slow();
      await block(page);
      await page.route(/algolia/, route => route.abort());
      for (const path of PAGES) {
        await open(page, path);
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
        await page.locator('.footer').getByRole('link', {name: 'Playground'}).click();
        await expect(page.getByRole('heading', {level: 1, name: 'Playground'})).toBeVisible();
        await expect(crash(page)).toHaveCount(0);
      }
      expect(seen.output.filter(isError)).toEqual([]);
    });

    test('search works, and Ask, including follow-up questions', async ({page, seen}) => {
      /*
       * Guards src/client/safe-storage.ts. Without it DocSearch makes the whole page crash ("This page crashed"), and
       * this test reports `Locator: locator('.DocSearch-Modal') … Error: element(s) not found`.
       */
      await block(page);
      await open(page, '/docs');
      await openModal(page);
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
      await openModal(page);
      await input(page).fill('toBeFrozen');
      await expect(hits(page).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.locator('#tobefrozen')).toBeInViewport();
      await askDocs(page, 'how do I check that an array is empty');
      await askFollowUp(page, 'and for objects?');
      await answered(page);
      await expect(answer(page)).toContainText('.toBeEmptyObject()');
      await expect(crash(page)).toHaveCount(0);
      expect(seen.output.filter(isError)).toEqual([]);
    });
  });
}

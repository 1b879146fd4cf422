import {type Page} from '@playwright/test';
import {axeFindingsEverywhere} from './axe';
import {crash, expect, onFixture, open, ROUTE_CHUNKS, saveData, routeLater, test} from './test';

const tryAgain = (page: Page) => page.getByRole('button', {name: 'Try again', exact: true});
const light = (page: Page) => page.getByRole('button', {name: 'Light the fuse'}).click();

test.describe('page crash', () => {
  for (const where of ['inside', 'outside'] as const) {
    test(`${where} the layout: the message, its cause, and a working "Try again" button`, async ({page}) => {
      /*
       * Outside, this guards src/theme/Error. Without it the heading is `This page crashed`, without its period, and
       * this test reports `Locator: getByRole('heading', { name: 'This page crashed.', exact: true }) … not found`.
       */
      await open(page, onFixture(`/fixture/crash-${where}`));
      await light(page);
      await expect(crash(page)).toBeVisible();
      await expect(page.getByText('the bomb went off')).toBeVisible();
      await expect(page.getByText('its fuse was lit')).toBeVisible();
      for (const part of [page.getByRole('navigation', {name: 'Main'}), page.locator('.footer')])
        await expect(part).toHaveCount(where === 'inside' ? 1 : 0);
      await expect(page.getByRole('link', {name: 'Go to the home page'})).toHaveAttribute('href', '/');
      expect(await axeFindingsEverywhere(page)).toEqual([]);
      await tryAgain(page).click();
      await expect(crash(page)).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 1, name: 'Still standing'})).toBeVisible();
    });
  }
});

test.describe('page module without default export', () => {
  test('the error says that the page component has no default export', async ({page}) => {
    await page.goto(onFixture('/fixture/no-default-export'));
    await expect(page.locator('body')).toContainText(
      "The page component at /fixture/no-default-export doesn't have a default export.",
    );
    await expect(tryAgain(page)).toBeVisible();
  });
});

test.describe('the next route fails to load', () => {
  test('logs a warning, then reloads the page', async ({page, seen}) => {
    await saveData(page);
    await routeLater(page);
    await open(page, '/docs');
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    let failing = true;
    await page.route(ROUTE_CHUNKS, route => (failing ? route.abort() : route.continue()));
    page.on('request', request => {
      if (request.isNavigationRequest()) failing = false;
    });
    await page.locator('.navbar__items a', {hasText: 'API'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Matchers');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('body[data-same-page]')).toHaveCount(0);
    await expect(page).toHaveURL('/docs/matchers');
    expect(seen.output.join('\n')).toMatch(/warning: ChunkLoadError/);
  });
});

test('a link that is followed offline keeps the page, and Retry loads the next one', async ({page, context}) => {
  const heading = page.getByRole('heading', {level: 1});
  const retry = page.getByRole('alert').getByRole('button', {name: 'Retry'});
  await saveData(page);
  await open(page, '/docs/matchers/array');
  await page.evaluate(() => window.scrollTo(0, 700));
  await context.setOffline(true);
  await page.locator('.theme-doc-sidebar-menu a', {hasText: /^String/}).click();
  await expect(page.getByRole('alert')).toContainText('The next page did not load.');
  await expect(heading).toHaveText('Array');
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
  await expect(page.locator('#nprogress')).toBeHidden();
  const probe = page.waitForEvent('requestfailed', request => request.method() === 'HEAD');
  await retry.click();
  await probe;
  await expect(retry).toBeFocused();
  await expect(heading).toHaveText('Array');
  await context.setOffline(false);
  await retry.click();
  await expect(heading).toHaveText('String');
  await expect(page).toHaveURL('/docs/matchers/string');
});

import {getVerdict, passing, runIn} from './examples';
import {expect, hydrated, open, ROUTE_CHUNKS, saveData, routeLater, test} from './test';

test('after a deployment in the middle of a visit, the next page is loaded from the host, once, and is readable', async ({
  page,
}) => {
  await saveData(page);
  await routeLater(page);
  await open(page, '/docs');
  // The code that the reader's page knows is gone, and the new page's does not load either.
  await page.route(ROUTE_CHUNKS, route => route.fulfill({status: 404}));
  const loads: string[] = [];
  page.on('request', request => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.locator('.navbar__items a', {hasText: 'API'}).click();
  await expect(page.getByRole('alert')).toContainText('Part of this page did not load.');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Matchers');
  expect(loads).toEqual(['/docs/matchers']);
});

const REPLACED = 'There is a new version of this site.';

test.describe('after a deployment', () => {
  test('when the host has no file in the place of a script, the reader can load the new site', async ({page}) => {
    await open(page, '/docs/matchers/array');
    await page.route(/\/assets\/js\//, route => route.fulfill({status: 404}));
    await passing(page).getByRole('button', {name: 'Edit'}).click();
    const notice = page.getByRole('alert').filter({hasText: REPLACED});
    await expect(notice).toBeVisible();
    await page.unrouteAll();
    await notice.getByRole('button', {name: 'Reload'}).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Array');
  });

  test('when the host has a page in the place of the search, the dialog says so', async ({page}) => {
    await saveData(page);
    await routeLater(page);
    await open(page, '/docs');
    await page.route(ROUTE_CHUNKS, route => route.fulfill({contentType: 'text/html', body: '<!doctype html>'}));
    await page.keyboard.press('Control+k');
    await expect(page.locator('#search-dialog').getByRole('alert')).toContainText(REPLACED);
    await expect(page.locator('#search-dialog')).not.toContainText('network connection');
  });

  for (const [part, file] of [
    ['frame', 'frame'],
    ['script', 'jest'],
  ] as const)
    test(`when the host has no ${part} of the runner, the verdict says so`, async ({page}) => {
      await open(page, '/docs/matchers/array');
      await page.route(new RegExp(`/assets/runner/${file}-`), route => route.fulfill({status: 404}));
      await runIn(passing(page));
      await expect(getVerdict(passing(page))).toContainText(REPLACED);
      await expect(page.getByRole('alert').getByRole('button', {name: 'Reload'})).toBeVisible();
    });
});

test('Back to a page that cannot be loaded does not keep the reader from the pages before it', async ({page}) => {
  const heading = page.getByRole('heading', {level: 1});
  await saveData(page);
  await routeLater(page);
  await open(page, '/docs');
  for (const name of ['Array', 'Boolean']) {
    await page.locator('.theme-doc-sidebar-menu a', {hasText: name}).click();
    await expect(heading).toHaveText(name);
  }
  await page.reload();
  await hydrated(page);
  await page.route(/\/(?:docs|assets)\//, route => route.abort());
  await page.goBack();
  await expect(page.getByRole('alert')).toContainText('The next page did not load.');
  await expect(heading).toHaveText('Boolean');
  await page.unrouteAll();
  await page.goBack();
  await expect(page).toHaveURL('/docs');
  await expect(heading).toHaveText('Introduction');
});

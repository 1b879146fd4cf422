import type {Page} from '@playwright/test';
import {isError} from './search';
import {expect, open, ROUTE_CHUNKS, routeLater, test, waitForIdleNetwork} from './test';

const prefetched = (page: Page) => page.locator('head link[rel=prefetch]');

async function connection(page: Page, value: {saveData: boolean; effectiveType: string}): Promise<void> {
  await page.addInitScript(given => Object.defineProperty(navigator, 'connection', {value: given}), value);
}

test.describe('prefetching', () => {
  test('the code of routes whose links are in view is prefetched', async ({page}) => {
    await open(page, '/docs');
    await expect(prefetched(page).first()).toHaveAttribute('href', ROUTE_CHUNKS);
  });

  // Guards src/theme/DocSidebarItem/Link.
  test('the code of a page is prefetched when the pointer or the focus is on its link in the sidebar, and not before', async ({
    page,
  }) => {
    await open(page, '/docs');
    await waitForIdleNetwork(page);
    const links = page.locator('.theme-doc-sidebar-menu');
    const waitForCode = () =>
      page.waitForRequest(request => ROUTE_CHUNKS.test(request.url()) && request.resourceType() === 'script');
    await Promise.all([waitForCode(), links.getByRole('link', {name: 'Symbol'}).hover()]);
    await waitForIdleNetwork(page);
    await Promise.all([waitForCode(), links.getByRole('link', {name: 'Promise'}).focus()]);
  });

  test('without support for link prefetch, the code is fetched by a GET request', async ({page}) => {
    await page.addInitScript(() => {
      const {supports} = DOMTokenList.prototype;
      DOMTokenList.prototype.supports = function (token) {
        return token !== 'prefetch' && supports.call(this, token);
      };
    });
    const fetched = page.waitForRequest(
      request => ROUTE_CHUNKS.test(request.url()) && request.resourceType() === 'xhr',
    );
    await open(page, '/docs');
    expect((await fetched).method()).toBe('GET');
    await expect(prefetched(page)).toHaveCount(0);
  });

  for (const [name, value] of [
    ['saves data', {saveData: true, effectiveType: '4g'}],
    ['is 2g', {saveData: false, effectiveType: '2g'}],
  ] as const) {
    test(`nothing is prefetched on a connection that ${name}`, async ({page}) => {
      await connection(page, value);
      await open(page, '/docs');
      await waitForIdleNetwork(page);
      await page.locator('.navbar__items a', {hasText: 'API'}).hover();
      await page.mouse.wheel(0, 2_000);
      await waitForIdleNetwork(page);
      await expect(prefetched(page)).toHaveCount(0);
    });
  }
});

test('pointing at a link whose page cannot be loaded causes no error', async ({page, seen}) => {
  // Guards the edit "failed page" of plugins/dependency-edits. Without it the console shows `Loading chunk … failed`.
  await routeLater(page);
  await open(page, '/docs');
  await page.route('**/assets/**', route => route.abort());
  const failure = page.waitForEvent('requestfailed', request => request.resourceType() === 'script');
  await page.locator('.navbar__items a', {hasText: 'API'}).hover();
  await failure;
  // The browser reports a rejection that nothing handles at the end of the task.
  await page.evaluate(() => new Promise(done => setTimeout(done)));
  expect(seen.output.filter(isError)).toEqual([]);
});

// cspell:ignore tobeempty tobearay
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, hold, hydrated, onFixture, open, RECONNECT, routeLater, test} from './test';
import {BUILD, sitemapPaths} from './sitemap';

/** The documentation's routes and the heading of each. */
const DOCS: Readonly<Record<string, string | RegExp>> = {
  '/docs': /./,
  '/docs/getting-started/install': /install/i,
  '/docs/getting-started/setup': /setup|set up/i,
  '/docs/getting-started/typescript': /typescript/i,
  '/docs/getting-started/eslint': /eslint/i,
  '/docs/matchers': /matchers/i,
  '/docs/matchers/array': /array/i,
  '/docs/matchers/boolean': /boolean/i,
  '/docs/matchers/date': /date/i,
  '/docs/matchers/fail': /fail/i,
  '/docs/matchers/function': /function/i,
  '/docs/matchers/mock': /mock/i,
  '/docs/matchers/number': /number/i,
  '/docs/matchers/object': /object/i,
  '/docs/matchers/pass': /pass/i,
  '/docs/matchers/promise': /promise/i,
  '/docs/matchers/string': /string/i,
  '/docs/matchers/symbol': /symbol/i,
  '/docs/matchers/toBeEmpty': /toBeEmpty/,
  '/docs/matchers/toBeNil': /toBeNil/,
  '/docs/matchers/toBeOneOf': /toBeOneOf/,
  '/docs/matchers/toSatisfy': /toSatisfy/,
};

/** Paths that resemble routes but are not. */
const NOT_ROUTES = [
  '/no-such-page',
  '/docs/getting-started',
  '/docs/no-such-page',
  '/docs/matchers/array/extra',
  // Guards the edit "routes match by case". Without it this shows the page of toBeEmpty.
  '/docs/matchers/tobeempty',
  '/blog',
];

/** The script with the content of the not-found page. */
function missingPageChunk(): RegExp {
  const folder = path.join(BUILD, 'assets/js');
  const file = readdirSync(folder).find(name =>
    readFileSync(path.join(folder, name), 'utf8').includes('Report a broken'),
  );
  return new RegExp(file ?? 'no file');
}

test.describe('screens and routes', () => {
  for (const [path, heading] of Object.entries(DOCS)) {
    test(`${path} is a documentation page, with and without a trailing slash`, async ({readStatic, request}) => {
      const page = await readStatic(path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
      // Excludes the mobile copy.
      await expect(page.locator('aside .theme-doc-sidebar-menu')).toContainText('Matchers');
      expect((await request.get(`${path}/`, RECONNECT)).status()).toBe(200);
    });
  }

  test('no other documentation route exists', () => {
    const found = sitemapPaths().filter(path => path.startsWith('/docs'));
    const bare = (path: string) => path.replace(/\/$/, '');
    expect(new Set(found.map(bare))).toEqual(new Set(Object.keys(DOCS)));
  });

  test('/docs/ is the introduction, like /docs', async ({page}) => {
    await open(page, '/docs');
    const heading = await page.getByRole('heading', {level: 1}).innerText();
    await open(page, '/docs/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    await expect(page.locator('aside [aria-current=page]')).toHaveCount(1);
  });

  for (const path of NOT_ROUTES) {
    test(`${path} responds with 404 and the not-found page`, async ({read, request}) => {
      expect((await request.get(path, RECONNECT)).status()).toBe(404);
      const page = await read(path);
      await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
      await expect(page).toHaveTitle(/^Page Not Found \| jest-extended$/);
    });
  }

  test('the not-found page links to similar pages and to a new issue', async ({page}) => {
    await page.goto('/docs/matchers/tobearay');
    await hydrated(page);
    const nearest = page.locator('main a[href="/docs/matchers/array#tobearray"]');
    await expect(nearest).toBeVisible();
    await expect(page.locator('main a[href*="/issues/new"]')).toHaveAttribute('href', /tobearay/);
    await nearest.click();
    await expect(page).toHaveURL('/docs/matchers/array#tobearray');
    await expect(page.locator('#tobearray')).toBeInViewport();
  });

  test('the not-found page filters the pages while the reader types', async ({page}) => {
    await page.goto('/no-such-page');
    await hydrated(page);
    await page.getByRole('searchbox').fill('toBeFrozen');
    await expect(page.locator('main a[href="/docs/matchers/object#tobefrozen"]')).toBeVisible();
  });

  test('the not-found page fetches the search only when used, and works without it if that fails', async ({page}) => {
    const fetched: string[] = [];
    page.on('request', request => fetched.push(request.url()));
    await routeLater(page);
    await page.goto('/no-such-page');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(fetched.filter(url => url.includes('/assets/search/'))).toEqual([]);

    await page.route('**/assets/search/*', route => route.abort());
    await page.getByRole('searchbox').fill('toBeFrozen');
    await expect(page.locator('main a[href="/docs/matchers/object#tobefrozen"]')).toBeVisible();
    await page.unroute('**/assets/search/*');
    // No page name is similar to these words.
    await page.getByRole('searchbox').fill('immutable');
    await expect(page.locator('main a[href="/docs/matchers/object#tobefrozen"]')).toBeVisible();
  });

  test('the not-found page suggests pages by their titles, each once', async ({page}) => {
    await page.goto('/docs/matcher');
    await hydrated(page);
    const suggestions = page.locator('main search').getByRole('link');
    await expect(suggestions.first()).toHaveText('Matchers');
    await expect(suggestions.filter({hasText: '/'})).toHaveCount(0);
    const addresses = async () => suggestions.evaluateAll(links => links.map(link => link.getAttribute('href')));
    expect(new Set(await addresses()).size).toBe(await suggestions.count());
    await page.getByRole('searchbox').fill('equality');
    await expect(suggestions.filter({hasText: 'Equality'}).first()).toBeVisible();
    await expect(suggestions.filter({hasText: '/'})).toHaveCount(0);
  });

  for (const address of ['/docs/no-such-page', '/no-such-page']) {
    test(`${address} keeps its title and its content while its code is loaded`, async ({page}) => {
      const held = await hold(page, missingPageChunk());
      await page.goto(address);
      await hydrated(page);
      await expect.poll(() => held.count()).toBe(1);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
      await expect(page).toHaveTitle('Page Not Found | jest-extended');
      await expect(page.getByRole('link', {name: 'Report a broken link'})).toBeVisible();
      await held.release();
      await expect(page.getByRole('searchbox')).toBeEnabled();
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    });
  }

  test('the not-found page links to the search if it is enabled', async ({page}) => {
    await page.goto(onFixture('/no-such-page'));
    await hydrated(page);
    await expect(page.locator('main a[href^="/search?q="]')).toBeVisible();
  });
});

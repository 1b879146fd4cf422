// cspell:ignore tobeempty tobearay
import {expect, hydrated, onFixture, open, test} from './test';
import {sitemapPaths} from './sitemap';

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

/** Addresses that look like routes and are none. */
const NO_ROUTES = [
  '/no-such-page',
  '/docs/getting-started',
  '/docs/no-such-page',
  '/docs/matchers/array/extra',
  '/docs/matchers/tobeempty',
  '/blog',
];

test.describe('Specification 2: screens and routes', () => {
  for (const [path, heading] of Object.entries(DOCS)) {
    test(`${path} is a documentation page, with and without a final slash`, async ({page, request}) => {
      await open(page, path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
      // Without the mobile copy of it, which only a phone has.
      await expect(page.locator('aside .theme-doc-sidebar-menu')).toContainText('Matchers');
      expect((await request.get(`${path}/`)).status()).toBe(200);
    });
  }

  test('no documentation route exists beside these', () => {
    const found = sitemapPaths().filter(path => path.startsWith('/docs'));
    const bare = (path: string) => path.replace(/\/$/, '');
    expect(new Set(found.map(bare))).toEqual(new Set(Object.keys(DOCS)));
  });

  test('/docs/ is the introduction, as /docs is', async ({page}) => {
    await open(page, '/docs');
    const heading = await page.getByRole('heading', {level: 1}).innerText();
    await open(page, '/docs/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    await expect(page.locator('aside [aria-current=page]')).toHaveCount(1);
  });

  for (const path of NO_ROUTES) {
    test(`${path} is answered with 404 and the not-found page`, async ({page}) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
      await expect(page).toHaveTitle(/^Page Not Found \| jest-extended$/);
    });
  }

  test('the not-found page leads to the nearest pages and to a report', async ({page}) => {
    await page.goto('/docs/matchers/tobearay');
    await hydrated(page);
    const nearest = page.locator('main a[href="/docs/matchers/array#tobearray"]');
    await expect(nearest).toBeVisible();
    await expect(page.locator('main a[href*="/issues/new"]')).toHaveAttribute('href', /tobearay/);
    await nearest.click();
    await expect(page).toHaveURL('/docs/matchers/array#tobearray');
    await expect(page.locator('#tobearray')).toBeInViewport();
  });

  test('the not-found page finds what a reader types', async ({page}) => {
    await page.goto('/no-such-page');
    await hydrated(page);
    await page.getByRole('searchbox').fill('toBeFrozen');
    await expect(page.locator('main a[href="/docs/matchers/object#tobefrozen"]')).toBeVisible();
  });

  test('the not-found page asks the search, which is fetched only then, and does without where it cannot', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', request => fetched.push(request.url()));
    await page.goto('/no-such-page');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(fetched.filter(url => url.includes('/assets/search/'))).toEqual([]);

    await page.route('**/assets/search/*', route => route.abort());
    await page.getByRole('searchbox').fill('toBeFrozen');
    await expect(page.locator('main a[href="/docs/matchers/object#tobefrozen"]')).toBeVisible();
    await page.unroute('**/assets/search/*');
    // No name is near to these words.
    await page.getByRole('searchbox').fill('immutable');
    await expect(page.locator('main a[href="/docs/matchers/object#tobefrozen"]')).toBeVisible();
  });

  test('where search is on, the not-found page leads to it', async ({page}) => {
    await page.goto(onFixture('/no-such-page'));
    await hydrated(page);
    await expect(page.locator('main a[href^="/search?q="]')).toBeVisible();
  });
});

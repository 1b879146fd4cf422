// cspell:ignore tobeempty tobearay
import {expect, hydrated, open, RECONNECT, routeLater, test, waitForIdleNetwork} from './test';
import {INDEX} from './search';
import {sitemapPaths} from './sitemap';

/** The documentation's routes. */
const DOCS = [
  '/docs',
  ...['install', 'setup', 'typescript', 'eslint'].map(name => `/docs/getting-started/${name}`),
  '/docs/matchers',
  ...[
    'array',
    'boolean',
    'date',
    'fail',
    'function',
    'mock',
    'number',
    'object',
    'pass',
    'promise',
    'string',
    'symbol',
    'toBeEmpty',
    'toBeNil',
    'toBeOneOf',
    'toSatisfy',
  ].map(name => `/docs/matchers/${name}`),
];

/** Paths that resemble routes but are not. */
const NOT_ROUTES = [
  '/no-such-page',
  '/docs/getting-started',
  '/docs/no-such-page',
  '/docs/matchers/array/extra',
  // Guards the edit "routes match by case". Without it this shows the page of toBeEmpty.
  '/docs/matchers/tobeempty',
  '/search/more',
];

test('the documentation has exactly its routes, with and without a trailing slash', async ({request}) => {
  const built = sitemapPaths().filter(path => path.startsWith('/docs'));
  expect(new Set(built.map(path => path.replace(/\/$/, '')))).toEqual(new Set(DOCS));
  for (const path of DOCS.flatMap(route => [route, `${route}/`]))
    expect((await request.get(path, RECONNECT)).status(), path).toBe(200);
});

test('/docs/ is the introduction, like /docs', async ({page}) => {
  for (const path of ['/docs', '/docs/']) {
    await open(page, path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
    await expect(page.locator('aside [aria-current=page]')).toHaveCount(1);
  }
});

test('any other path responds with 404 and the not-found page', async ({read, request}) => {
  for (const path of NOT_ROUTES) {
    expect((await request.get(path, RECONNECT)).status(), path).toBe(404);
    const page = await read(path);
    await expect(page.getByRole('heading', {level: 1, name: 'Page not found'}), path).toBeVisible();
    await expect(page, path).toHaveTitle('Page not found | jest-extended');
  }
});

test.describe('the not-found page', () => {
  test('links to similar pages and to a new issue', async ({page}) => {
    await page.goto('/docs/matchers/tobearay');
    await hydrated(page);
    const nearest = page.locator('main a[href="/docs/matchers/array#tobearray"]');
    await expect(nearest).toBeVisible();
    await expect(page.locator('main a[href^="/search?q="]')).toBeVisible();
    await expect(page.locator('main a[href*="/issues/new"]')).toHaveAttribute('href', /tobearay/);
    await nearest.click();
    await expect(page).toHaveURL('/docs/matchers/array#tobearray');
    await expect(page.locator('#tobearray')).toBeInViewport();
  });

  test('fetches the search only when used, and works without it if that fails', async ({page}) => {
    const fetched: string[] = [];
    page.on('request', request => fetched.push(request.url()));
    await routeLater(page);
    await page.goto('/no-such-page');
    await hydrated(page);
    await waitForIdleNetwork(page);
    expect(fetched.filter(url => INDEX.test(url))).toEqual([]);

    await page.route(INDEX, route => route.abort());
    await page.getByRole('searchbox').fill('toBeFrozen');
    await expect(page.locator('main a[href="/docs/matchers/object#tobefrozen"]')).toBeVisible();
    await page.unroute(INDEX);
    // No page name is similar to these words.
    await page.getByRole('searchbox').fill('immutable');
    await expect(page.locator('main a[href="/docs/matchers/object#tobefrozen"]')).toBeVisible();
  });
});

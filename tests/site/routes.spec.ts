// cspell:ignore tobeempty tobearay
import {expect, open, RECONNECT, test} from './test';
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
  test('leads to the search with the last part of the path, and to a new issue', async ({page}) => {
    await open(page, '/docs/matchers/tobearay');
    await expect(page.locator('main a[href*="/issues/new"]')).toHaveAttribute('href', /tobearay/);
    await page.getByRole('main').getByRole('link', {name: 'Search the docs'}).click();
    await expect(page).toHaveURL('/search?q=tobearay');
    await expect(page.getByRole('main').getByRole('link', {name: '.toBeArray()'}).first()).toBeVisible();
  });
});

import {readFileSync} from 'node:fs';
import {expect, open, test} from './test';
import {BUILD, htmlOf} from './sitemap';

test.describe('Specification 1: what the product does', () => {
  test('the home page has the product as its title and says what it is', async ({page}) => {
    await open(page, '/');
    await expect(page).toHaveTitle('jest-extended');
    await expect(page.locator('main')).toContainText(/additional (jest )?matchers/i);
  });

  test('the home page leads to the introduction and to the matchers', async ({page}) => {
    await open(page, '/');
    const links = await page.locator('main a').evaluateAll(all => all.map(link => link.getAttribute('href')));
    expect(links).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\/docs/), expect.stringMatching(/^\/docs\/matchers/)]),
    );
  });

  test('there is one locale, en, written from left to right', async ({page}) => {
    await open(page, '/docs');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });

  test('pages name the generator and its version, 3.9.2', () => {
    expect(htmlOf('/docs')).toMatch(/<meta[^>]+name="?generator"?[^>]+Docusaurus v3\.9\.2/);
  });

  test('pages name their public address', async ({page}) => {
    await open(page, '/docs/matchers/array');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://jest-extended.jestcommunity.dev/docs/matchers/array',
    );
  });

  test('the host file for unknown addresses is part of the build', () => {
    expect(readFileSync(`${BUILD}/404.html`, 'utf8')).toContain('Page Not Found');
  });

  test('without search credentials there is a search all the same', async ({page}) => {
    await open(page, '/');
    await expect(page.getByRole('button', {name: /^Search/})).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.locator('.DocSearch-Modal')).toBeVisible();
    expect((await page.goto('/search'))?.status()).toBe(200);
  });
});

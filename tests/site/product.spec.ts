import {readFileSync} from 'node:fs';
import {expect, open, test} from './test';
import {BUILD, htmlOf} from './sitemap';

test.describe('what the product does', () => {
  test('the home page has the name of the product as its title, and a description', async ({read}) => {
    const page = await read('/');
    await expect(page).toHaveTitle('jest-extended');
    await expect(page.locator('main')).toContainText(/additional (jest )?matchers/i);
  });

  test('the home page links to the introduction and to the matchers', async ({read}) => {
    const page = await read('/');
    await expect(page.locator('main a[href^="/docs"]').first()).toBeVisible();
    await expect(page.locator('main a[href^="/docs/matchers"]').first()).toBeVisible();
  });

  test('there is one locale, en, written from left to right', async ({read}) => {
    const page = await read('/docs');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });

  test('pages name the generator and its version, 3.9.2', () => {
    expect(htmlOf('/docs')).toMatch(/<meta[^>]+name="?generator"?[^>]+Docusaurus v3\.9\.2/);
  });

  test('pages contain their canonical URL', async ({read}) => {
    const page = await read('/docs/matchers/array');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://jest-extended.jestcommunity.dev/docs/matchers/array',
    );
  });

  test('the build contains the 404 page for hosts', () => {
    expect(readFileSync(`${BUILD}/404.html`, 'utf8')).toContain('Page Not Found');
  });

  test('without search credentials, there is still a search', async ({page}) => {
    await open(page, '/');
    await expect(page.getByRole('button', {name: /^Search/})).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.locator('.DocSearch-Modal')).toBeVisible();
    expect((await page.goto('/search'))?.status()).toBe(200);
  });
});

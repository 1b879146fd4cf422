import {expect, test} from './test';

/** The footer's columns, with the label and the target of each link. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  Docs: ['Getting started /docs', 'Matchers /docs/matchers', 'Playground /playground'],
  Community: [
    'Jest on X https://twitter.com/fbjest',
    'Matt Phillips on X https://twitter.com/mattphillipsio',
    'Jest Community on GitHub https://github.com/jest-community',
  ],
  More: [
    'GitHub https://github.com/jest-community/jest-extended',
    'npm https://www.npmjs.com/package/jest-extended',
    'Jest https://jestjs.io',
  ],
};

test('the home page has the name of the product as its title, and its tagline', async ({read}) => {
  const page = await read('/');
  await expect(page).toHaveTitle('jest-extended');
  await expect(page.locator('main').getByText('Additional Jest matchers', {exact: true})).toBeVisible();
});

test("a page's title and the site's are separated by |, and its language is en, from left to right", async ({read}) => {
  const page = await read('/docs/matchers/array');
  await expect(page).toHaveTitle('Array | jest-extended');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('the footer has the columns Docs, Community and More, and the copyright line', async ({read}) => {
  const page = await read('/docs/matchers/array');
  await expect(page.locator('.footer__title')).toHaveText(Object.keys(COLUMNS));
  for (const [title, links] of Object.entries(COLUMNS)) {
    const column = page.locator('.footer__col', {has: page.locator('.footer__title', {hasText: title})});
    const shown = await column
      .locator('a')
      .evaluateAll(all => all.map(link => `${link.textContent?.trim() ?? ''} ${link.getAttribute('href') ?? ''}`));
    expect(shown, title).toEqual(links);
  }
  await expect(page.locator('.footer__copyright')).toHaveText('Copyright © 2025 jest-extended. Built with Docusaurus.');
});

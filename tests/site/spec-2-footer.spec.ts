import {expect, open, test} from './test';

/** The footer's columns, and where each link leads. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  Docs: ['Getting started /docs', 'Matchers /docs/matchers'],
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

test.describe('Specification 2: footer', () => {
  test('columns Docs, Community and More, in this order', async ({page}) => {
    await open(page, '/');
    await expect(page.locator('.footer__title')).toHaveText(Object.keys(COLUMNS));
  });

  for (const [title, links] of Object.entries(COLUMNS)) {
    test(`column ${title}`, async ({page}) => {
      await open(page, '/');
      const column = page.locator('.footer__col', {has: page.locator('.footer__title', {hasText: title})});
      const found = await column
        .locator('a')
        .evaluateAll(all => all.map(link => `${link.textContent?.trim() ?? ''} ${link.getAttribute('href') ?? ''}`));
      expect(found).toEqual(links);
    });
  }

  test('the copyright line, to the letter', async ({page}) => {
    await open(page, '/docs/matchers/array');
    await expect(page.locator('.footer__copyright')).toHaveText(
      'Copyright © 2025 jest-extended. Built with Docusaurus.',
    );
  });
});

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

test.describe('footer', () => {
  test('columns Docs, Community and More, in this order', async ({read}) => {
    const page = await read('/');
    await expect(page.locator('.footer__title')).toHaveText(Object.keys(COLUMNS));
  });

  for (const [title, links] of Object.entries(COLUMNS)) {
    test(`column ${title}`, async ({read}) => {
      const page = await read('/');
      const column = page.locator('.footer__col', {has: page.locator('.footer__title', {hasText: title})});
      const found = () =>
        column
          .locator('a')
          .evaluateAll(all => all.map(link => `${link.textContent?.trim() ?? ''} ${link.getAttribute('href') ?? ''}`));
      await expect.poll(found).toEqual(links);
    });
  }

  test('the exact copyright line', async ({read}) => {
    const page = await read('/docs/matchers/array');
    await expect(page.locator('.footer__copyright')).toHaveText(
      'Copyright © 2025 jest-extended. Built with Docusaurus.',
    );
  });
});

import type {Page} from '@playwright/test';
import {embedded, expectAccessible, INDEX, isError, NOTHING, UNAVAILABLE} from './search';
import {expect, hold, open, test} from './test';

const main = (page: Page) => page.getByRole('main');
const results = (page: Page) => main(page).locator('ol > li');
const status = (page: Page) => main(page).getByRole('status');
const field = (page: Page) => main(page).getByRole('searchbox', {name: 'Search'});

// Both search modes use the same page.
test.describe('search page', () => {
  test('reads the text from the query parameter q', async ({page}) => {
    await open(page, '/search?q=toBeArray');
    await expect(main(page).getByRole('heading', {level: 1})).toHaveText('Search results for "toBeArray"');
    await expect(page).toHaveTitle('Search results for "toBeArray" | jest-extended');
    await expect(field(page)).toHaveValue('toBeArray');
    const hit = main(page).getByRole('link', {name: '.toBeArray()'}).first();
    await expect(hit).toHaveAttribute('href', '/docs/matchers/array#tobearray');
  });

  test('its URL contains the typed text; Enter focuses the first result, and opens it', async ({page}) => {
    const held = await hold(page, INDEX);
    await open(page, '/search');
    await page.keyboard.type('frozen & more?');
    await expect(page).toHaveURL('/search?q=frozen+%26+more%3F');
    await expect(status(page)).toHaveText('Searching…');
    await held.release();
    await expect(status(page)).toHaveText(/^\d+ results?$/);
    await expect(results(page).first()).toContainText('.toBeFrozen');
    await page.keyboard.press('Enter');
    await expect(results(page).first().getByRole('link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/matchers/object#tobefrozen');
  });

  test('without q or with whitespace, asks for search words and focuses the field', async ({page}) => {
    for (const [path, text] of [
      ['/search?q=%20%20', '  '],
      ['/search', ''],
    ] as const) {
      await open(page, path);
      await expect(field(page)).toHaveValue(text);
      await expect(main(page).locator('input[name=q]')).toBeFocused();
      await expect(main(page).getByRole('heading', {level: 1})).toHaveText('Search the documentation');
      await expect(page).toHaveTitle('Search the documentation | jest-extended');
      await expect(status(page)).toBeEmpty();
    }
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  });

  test(
    'shows an error until a search succeeds, and suggests others if nothing is found; each state passes axe and fits',
    {tag: '@whole'},
    async ({page, seen}) => {
      await embedded.fail(page);
      await open(page, '/search?q=arra');
      await expect(main(page).getByRole('alert')).toHaveText(UNAVAILABLE.join(''));
      await expectAccessible(page, 'main');
      await embedded.answer(page);
      await field(page).fill('toBe');
      await expect(status(page)).toHaveText(/^\d+ results?$/);
      await expect(results(page)).toHaveCount(parseInt((await status(page).textContent()) ?? '', 10));
      await expect(main(page).getByRole('alert')).toHaveCount(0);
      await expectAccessible(page, 'main');
      await field(page).fill(NOTHING);
      await expect(status(page)).toHaveText(`No results found for "${NOTHING}"`);
      for (const text of ['Try searching for', 'Believe this query should return results?'])
        await expect(main(page)).toContainText(text);
      const report = main(page).getByRole('link', {name: 'Let us know.'});
      await expect(report).toHaveAttribute('href', new RegExp(NOTHING));
      await expectAccessible(page, 'main');
      const other = main(page).getByRole('listitem').getByRole('button').first();
      const words = (await other.textContent()) ?? '';
      await other.click();
      await expect(page).toHaveURL(`/search?${new URLSearchParams({q: words}).toString()}`);
      await expect(field(page)).toBeFocused();
      await expect(status(page)).toHaveText(/^\d+ results?$/);
      expect(seen.output.filter(isError)).toEqual([]);
    },
  );
});

test('without JavaScript, no search is offered', async ({readStatic}) => {
  const page = await readStatic('/search?q=array');
  await expect(main(page).locator('noscript a')).toHaveAttribute('href', '/docs/matchers');
  await expect(page.locator('button.DocSearch-Button, input[name=q]').filter({visible: true})).toHaveCount(0);
});

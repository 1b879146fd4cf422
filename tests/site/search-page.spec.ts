// cspell:ignore Frozn
import {type Page} from '@playwright/test';
import {algolia, INDEX, MODES} from './search';
import {expect, hold, open, test} from './test';

const main = (page: Page) => page.getByRole('main');
const results = (page: Page) => main(page).getByRole('list').first().locator('> li');
const field = (page: Page) => main(page).getByRole('searchbox', {name: 'Search'});

for (const mode of MODES) {
  test.describe(`search page, ${mode.name}`, () => {
    test.beforeEach(({page}) => mode.answer(page));

    test('reads the text from the query parameter q', async ({page}) => {
      await open(page, mode.at('/search?q=toBeArray'));
      await expect(main(page).getByRole('heading', {level: 1})).toHaveText('Search results for "toBeArray"');
      await expect(main(page).getByRole('link', {name: 'Powered by Algolia'})).toHaveCount(mode === algolia ? 1 : 0);
      await expect(page).toHaveTitle('Search results for "toBeArray" | jest-extended');
      await expect(field(page)).toHaveValue('toBeArray');
      await expect(main(page).getByRole('link', {name: '.toBeArray()'}).first()).toHaveAttribute(
        'href',
        '/docs/matchers/array#tobearray',
      );
    });
  });
}

// Both search modes use the same page.
test.describe('search page', () => {
  test('its URL contains the typed text, and shows the same results to others', async ({page, context}) => {
    await open(page, '/search');
    await page.keyboard.type('any order & more?');
    await expect(page).toHaveURL('/search?q=any+order+%26+more%3F');
    await expect(results(page).first()).toBeVisible();
    const first = await results(page).first().textContent();
    const other = await context.newPage();
    await open(other, page.url());
    await expect(results(other).first()).toHaveText(first ?? '');
    await other.close();
  });

  test('works with the keyboard: Enter focuses the first result, Enter opens it', async ({page}) => {
    await open(page, '/search');
    await page.keyboard.type('toBeFrozen');
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
      await expect(main(page).getByRole('status')).toBeEmpty();
    }
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  });

  test('says that it searches until the first results are there', async ({page}) => {
    const held = await hold(page, INDEX);
    await open(page, '/search?q=array');
    await expect(main(page).getByRole('status')).toHaveText('Searching…');
    await held.release();
    await expect(main(page).getByRole('status')).toHaveText(/^\d+ results$/);
  });

  test('shows all results, one page at a time', async ({page}) => {
    await open(page, '/search?q=toBe');
    await expect(results(page)).toHaveCount(20);
    const count = parseInt((await main(page).getByRole('status').textContent()) ?? '', 10);
    expect(count).toBeGreaterThan(20);
    const more = main(page).getByRole('button', {name: 'Show more results'});
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(results(page)).toHaveCount(Math.min(40, count));
    await expect(results(page).nth(20).getByRole('link')).toBeFocused();
    while ((await results(page).count()) < count) {
      const shown = await results(page).count();
      await more.click();
      await expect(results(page).nth(shown)).toBeVisible();
    }
    await expect(more).toHaveCount(0);
    const links = await results(page)
      .getByRole('link')
      .evaluateAll(all => all.map(it => it.getAttribute('href')));
    expect(new Set(links).size).toBe(count);
  });
});

test('without JavaScript, no search is offered', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto('/search?q=array');
  await expect(main(page).locator('noscript p')).toBeVisible();
  await expect(main(page).locator('noscript a')).toHaveAttribute('href', '/docs/matchers');
  await expect(page.locator('button.DocSearch-Button, input[name=q]').filter({visible: true})).toHaveCount(0);
  await context.close();
});

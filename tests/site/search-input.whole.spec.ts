import {type Page} from '@playwright/test';
import {always, answerAsAlgolia} from './algolia';
import {announcement, hits, input, isError, modal, openModal} from './search';
import {crash, expect, onFixture, open, test} from './test';

/** The outcome of a search: results, or none. */
const OUTCOME = /^(Showing results for .*\. )?(\d+ results?|No results found for .*)$/s;

const TEXTS: Record<string, string> = {
  '10,000 characters': 'toBeArray '.repeat(1_000),
  'one word of 10,000 characters': 'a'.repeat(10_000),
  markup: '<img src=x onerror="window.ran = true"><script>window.ran = true</script>',
  'special characters of regular expressions': '.*+?^${}()|[]\\(a+)+$',
  emoji: '👩‍👩‍👧‍👦 ✅ array',
  'right-to-left text': 'مصفوفة \u202earray',
  quotes: '"array\' `${window.ran = true}`',
  'a lone high surrogate': 'array \ud83d',
  'a lone low surrogate': '\udc4d array',
  'invisible characters': '\u0000\u0007\u200b array',
  entities: '&lt;b&gt; &amp;amp; array',
  'a path': '../../etc/passwd?q=%00#x',
  'property names': '__proto__ constructor hasOwnProperty toString',
};

const ADDRESSES = ['?q=%', '?q=%E0%A4%A', '?q', '?q=', '?q=a&q=b', '?Q=array', '?q[]=array', '?q=%F0%9F%98', '?q=+'];

const ran = (page: Page) => page.evaluate(() => 'ran' in window);

test('the modal shows results or says that there are none, and no script runs', async ({page, seen}) => {
  test.slow();
  await open(page, '/docs');
  for (const [name, text] of Object.entries(TEXTS)) {
    await test.step(name, async () => {
      await openModal(page);
      await expect(announcement(page)).toBeEmpty();
      await input(page).fill(text);
      await expect(announcement(page)).toHaveText(OUTCOME);
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
    });
  }
  expect(await ran(page)).toBe(false);
  expect(seen.output.filter(isError)).toEqual([]);
});

test('the search page works at every URL', async ({page, seen}) => {
  test.slow();
  for (const address of ADDRESSES) {
    await test.step(address, async () => {
      await open(page, `/search${address}`);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await page.getByRole('searchbox').fill('array');
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results$/);
      await expect(crash(page)).toHaveCount(0);
    });
  }
  expect(seen.output.filter(isError)).toEqual([]);
});

test('markup in a record is shown as text in all hits, and no script runs', async ({page}) => {
  const title = 'toBeOneOf<T> & <img src=x onerror="window.ran = true">';
  await answerAsAlgolia(page, always({url: 'https://jest-extended.jestcommunity.dev/docs', title}));
  await open(page, onFixture('/docs/matchers/array'));
  await openModal(page);
  await input(page).fill('one');
  await expect(hits(page)).toContainText(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(onFixture('/docs'));
  await openModal(page);
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText('Recent');
  await expect(hits(page)).toContainText(title);
  await open(page, onFixture('/search?q=one'));
  await expect(page.getByRole('main').getByRole('link', {name: title})).toBeVisible();
  expect(await ran(page)).toBe(false);
});

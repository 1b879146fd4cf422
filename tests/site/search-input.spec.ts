import {type Page} from '@playwright/test';
import {always, answerAsAlgolia} from './algolia';
import {hits, input, isError, modal, MODES, openModal} from './search';
import {crash, expect, onFixture, open, test} from './test';

/** What comes of a search: results, or none. */
const OUTCOME = /^(\d+ results?|No results found for .*)$/s;

const TEXTS: Record<string, string> = {
  '10,000 signs': 'toBeArray '.repeat(1_000),
  'one word of 10,000 signs': 'a'.repeat(10_000),
  markup: '<img src=x onerror="window.ran = true"><script>window.ran = true</script>',
  'signs of regular expressions': '.*+?^${}()|[]\\(a+)+$',
  emoji: '👩‍👩‍👧‍👦 ✅ array',
  'right-to-left text': 'مصفوفة \u202earray',
  quotes: '"array\' `${window.ran = true}`',
  'half of a sign': 'array \ud83d',
  'another half': '\udc4d array',
  'signs that are not seen': '\u0000\u0007\u200b array',
  entities: '&lt;b&gt; &amp;amp; array',
  'a path': '../../etc/passwd?q=%00#x',
  'property names': '__proto__ constructor hasOwnProperty toString',
};

const BLANKS = '   \t  ';

const ADDRESSES = ['?q=%', '?q=%E0%A4%A', '?q', '?q=', '?q=a&q=b', '?Q=array', '?q[]=array', '?q=%F0%9F%98', '?q=+'];

const ran = (page: Page) => page.evaluate(() => 'ran' in window);

for (const mode of MODES) {
  test.describe(`Whatever is typed, ${mode.name}`, () => {
    test.beforeEach(({page}) => mode.answer(page));

    for (const [name, text] of Object.entries(TEXTS)) {
      test(`${name}: the modal has results or says that there are none, and nothing runs`, async ({page, seen}) => {
        await open(page, mode.at('/docs'));
        await openModal(page);
        await input(page).fill(text);
        await expect(page.getByRole('dialog').getByRole('status')).toHaveText(OUTCOME);
        await expect(modal(page)).toBeVisible();
        const all = page.getByRole('link', {name: /^See all/});
        if ((await all.count()) > 0) await all.click();
        else await page.keyboard.press('Escape');
        await expect(crash(page)).toHaveCount(0);
        expect(await ran(page)).toBe(false);
        expect(seen.output.filter(isError)).toEqual([]);
      });

      test(`${name}: so does the page, which shows it in its address`, async ({page, seen}) => {
        await open(page, mode.at('/search'));
        await page.getByRole('searchbox').fill(text);
        await expect(page.getByRole('main').getByRole('status')).toHaveText(OUTCOME);
        await page.reload();
        await expect(page.getByRole('main').getByRole('status')).toHaveText(OUTCOME);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
        expect(await ran(page)).toBe(false);
        expect(seen.output.filter(isError)).toEqual([]);
      });
    }

    for (const address of ADDRESSES) {
      test(`/search${address} shows the page`, async ({page, seen}) => {
        await open(page, mode.at(`/search${address}`));
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        await page.getByRole('searchbox').fill('array');
        await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results$/);
        await expect(crash(page)).toHaveCount(0);
        expect(seen.output.filter(isError)).toEqual([]);
      });
    }
  });
}

for (const mode of MODES) {
  test(`blanks alone are as good as an empty field, ${mode.name}`, async ({page}) => {
    /*
     * Guards the edits "blanks are no search", its second part and "nothing is found before the answer". Without the first
     * the modal says that nothing was found; without the second the list has no name; without the third there is a box
     * where an empty field has none.
     */
    const box = modal(page).locator('.DocSearch-Dropdown');
    await mode.answer(page);
    await open(page, mode.at('/docs'));
    await openModal(page);
    await input(page).fill('toBeFrozen');
    await expect(hits(page).first()).toContainText('.toBeFrozen');
    await input(page).fill(BLANKS);
    await expect(box).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(input(page)).toHaveValue(BLANKS);

    await input(page).fill('toBeFrozen');
    await expect(hits(page).first()).toContainText('.toBeFrozen');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#tobefrozen$/);
    await openModal(page);
    await input(page).fill('toBeArray');
    await expect(hits(page).first()).toContainText('.toBeArray');
    await input(page).fill(BLANKS);
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Recent']);
    await expect(hits(page)).toContainText(['.toBeFrozen']);
  });
}

test('markup in a record shows as text wherever hits are shown, and nothing runs', async ({page}) => {
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

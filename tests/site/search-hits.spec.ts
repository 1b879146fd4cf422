// cspell:ignore Frozn
import {always, answerAsAlgolia} from './algolia';
import {announcement, dialog, hits, INDEX, input, modal, MODES, openModal} from './search';
import {expect, hold, onFixture, open, test} from './test';

for (const mode of MODES) {
  test.describe(`hits in the search modal, ${mode.name}`, () => {
    test.beforeEach(({page}) => mode.answer(page));

    test('Enter opens the first hit, also on the current page, and a click on another one needs no full load', async ({
      page,
    }) => {
      await open(page, mode.at('/docs'));
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      for (const name of ['toBeArrayOfSize', 'toIncludeAllPartialMembers']) {
        await openModal(page);
        await input(page).fill(name);
        await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
        await expect(hits(page).first()).toContainText(`.${name}`);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(mode.at(`/docs/matchers/array#${name.toLowerCase()}`));
        await expect(modal(page)).toHaveCount(0);
        await expect(page.locator(`#${name.toLowerCase()}`)).toBeInViewport();
      }
      await openModal(page);
      await input(page).fill('toBeFrozen');
      const hit = hits(page).getByRole('link', {name: '.toBeFrozen()'}).first();
      await expect(hit).toHaveAttribute('href', '/docs/matchers/object#tobefrozen');
      await hit.click();
      await expect(page).toHaveURL(mode.at('/docs/matchers/object#tobefrozen'));
      await expect(page.locator('#tobefrozen')).toBeInViewport();
      await expect(page.locator('body[data-same-page]')).toHaveCount(1);
    });
  });
}

// Both search modes use the same modal.
test.describe('hits in the search modal', () => {
  test.beforeEach(({page}) => open(page, '/docs'));

  test('are grouped by category, a group may have more than five, and the arrow keys select another hit', async ({
    page,
  }) => {
    await openModal(page);
    await input(page).fill('toBe');
    const groups = page.locator('.DocSearch-Hits');
    await expect(groups.locator('.DocSearch-Hit-source')).toContainText(['Matchers']);
    const most = () => groups.evaluateAll(all => Math.max(...all.map(it => it.querySelectorAll('li').length)));
    await expect.poll(most).toBeGreaterThan(5);
    await input(page).fill('');
    await expect(hits(page)).toHaveCount(0);
    await input(page).fill('array');
    await expect(hits(page).nth(1)).toBeVisible();
    const second = await hits(page).nth(1).getByRole('link').getAttribute('href');
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(second ?? '');
  });

  test('shows no outcome before the search ends, and Enter waits for it', async ({page}) => {
    // Guards the rule of src/components/search/docsearch/docsearch.css. Without it the modal says "No results found" immediately.
    const held = await hold(page, INDEX);
    await openModal(page);
    await page.keyboard.type('toBeArrayOfSize');
    await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
    await expect(modal(page).getByText('No results found')).toBeHidden();
    // Without src/components/search/docsearch/useDocSearchClient.ts, Enter cancels the search that is under way.
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeVisible();
    await held.release();
    await expect(page).toHaveURL('/docs/matchers/array#tobearrayofsize');
  });

  test('"See all results" has the number of results and opens the search page; without more results it is absent', async ({
    page,
  }) => {
    await openModal(page);
    await input(page).fill('toBeFrozen');
    await expect(announcement(page)).toHaveText(/^\d results?$/);
    await expect(page.getByRole('link', {name: /^See all/})).toHaveCount(0);
    // DocSearch's own count is the sum of all searches.
    await input(page).fill('object');
    await expect(announcement(page)).toHaveText(/^\d+ results$/);
    const results = (await announcement(page).textContent()) ?? '';
    await page.getByRole('link', {name: `See all ${results}`, exact: true}).click();
    await expect(page).toHaveURL('/search?q=object');
    await expect(modal(page)).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "object"');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(results);
  });

  test('frequent searches fill the field, and each finds its section first', async ({page}) => {
    await openModal(page);
    const frequent = dialog(page)
      .getByRole('list', {name: /^Frequent/})
      .getByRole('button');
    const sections = [
      '/docs/matchers/array#toincludesamemembers',
      '/docs/matchers/mock#tohavebeencalledbefore',
      '/docs/matchers/function#tothrowwithmessage',
      '/docs/matchers/object#tocontainallkeys',
      '/docs/getting-started/setup#not-a-function',
      '/docs/getting-started/setup#property-does-not-exist',
      '/docs/getting-started/setup#expect-is-not-defined',
      '/docs/getting-started/setup#no-import',
    ];
    await expect(frequent).toHaveCount(sections.length);
    for (const [at, section] of sections.entries()) {
      await input(page).fill('');
      const query = (await frequent.nth(at).textContent()) ?? '';
      await frequent.nth(at).click();
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveValue(query);
      await expect(hits(page).first().getByRole('link')).toHaveAttribute('href', section);
      await expect(frequent).toHaveCount(0);
    }
  });

  test('a corrected query is shown and announced', async ({page}) => {
    await openModal(page);
    await input(page).fill('toBeFrozn');
    await expect(modal(page)).toContainText('Showing results for "toBeFrozen"');
    await expect(announcement(page)).toHaveText(/^Showing results for "toBeFrozen"\. \d+ results?$/);
    await input(page).fill('toBeFrozen');
    await expect(announcement(page)).toHaveText(/^\d results?$/);
    await expect(modal(page)).not.toContainText('Showing results for');
  });

  test('a hit whose words are in a collapsed row opens the row', async ({page}) => {
    await openModal(page);
    await input(page).fill('iterator that leaves out done');
    await expect(hits(page).first()).toContainText('iterator');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/matchers/toBeEmpty#tobeempty-known-issue-2');
    await expect(page.locator('#tobeempty-known-issues')).toHaveAttribute('open');
    await expect(page.locator('#tobeempty-known-issue-2').getByText('Add done: false')).toBeInViewport();
  });
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
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

import {type Page} from '@playwright/test';
import {askButton} from './ask';
import {SHORT_PAGE} from './axe';
import {dialog, embedded, expectAccessible, hits, input, modal, modalStops, openModal} from './search';
import {expect, open, test} from './test';

const NOTHING = 'qqqqxxq';

const dropdown = (page: Page) => page.locator('.DocSearch-Dropdown');

/** Opens two hits, so that they become recent searches, and saves one of them as a favorite. */
async function saveSearches(page: Page): Promise<void> {
  for (const name of ['toBeFrozen', 'toBeArray']) {
    await openModal(page);
    await input(page).fill(name);
    await expect(hits(page).first()).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#${name}$`, 'i'));
  }
  await open(page, SHORT_PAGE);
  await openModal(page);
  await page.getByRole('button', {name: 'Save this search'}).first().click();
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Recent', 'Favorite']);
}

async function failSearch(page: Page): Promise<void> {
  await embedded.fail(page);
  await openModal(page);
  await input(page).fill('array');
  await expect(dropdown(page)).toContainText('Unable to fetch results');
}

// Both search modes show the same elements.
test('every state of the modal passes axe and fits, and its controls are reachable by keyboard', async ({page}) => {
  test.slow();
  await open(page, SHORT_PAGE);
  await test.step('after a failure', async () => {
    await failSearch(page);
    await expectAccessible(page);
    const top = async (part: string) => (await dropdown(page).locator(part).boundingBox())?.y ?? 0;
    const box = await dropdown(page).boundingBox();
    expect(await top('.DocSearch-Screen-Icon svg'), 'the whole icon').toBeGreaterThan(box?.y ?? Infinity);
    await embedded.answer(page);
  });
  // States with hits guard the edit "hits are a tree". Without it axe reports "nested-interactive".
  await test.step('with hits', async () => {
    await input(page).fill('array of');
    await expect(hits(page).first()).toBeVisible();
    await expectAccessible(page);
    const names = (await modalStops(page, 30)).map(({name}) => name);
    expect(names).toContainEqual(expect.stringMatching(/^See all/));
    await input(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(askButton(page), 'the focus trap of DocSearch').toBeFocused();
  });
  await test.step('without results', async () => {
    await input(page).fill(NOTHING);
    await expect(dropdown(page)).toContainText('No results found');
    await expectAccessible(page);
  });
  await test.step('with nothing typed', async () => {
    await input(page).fill('');
    await expect(modal(page)).not.toContainText('No results found');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });
  await test.step('with recent and favorite searches', async () => {
    await saveSearches(page);
    await expectAccessible(page);
    await input(page).focus();
    const stops = await modalStops(page, 12);
    expect(stops.filter(({seen}) => !seen)).toEqual([]);
    expect(stops.map(({name}) => name)).toEqual(
      expect.arrayContaining([
        'Save this search',
        'Remove this search from history',
        'Remove this search from favorites',
      ]),
    );
  });
});

test('every state of the search page passes axe and fits', async ({page}) => {
  const field = page.getByRole('searchbox');
  const main = page.getByRole('main');
  await embedded.fail(page);
  await open(page, '/search?q=array');
  await expect(main.getByRole('alert')).toContainText('Unable to fetch results');
  await expectAccessible(page, 'main');
  await embedded.answer(page);
  await field.fill('toBe');
  await expect(main.getByRole('listitem')).toHaveCount(20);
  await expectAccessible(page, 'main');
  await field.fill(NOTHING);
  await expect(main).toContainText('Let us know.');
  await expectAccessible(page, 'main');
  await field.fill('');
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
  await expectAccessible(page, 'main');
});

test('the field is a combobox with one popup, whose groups have names', async ({page}) => {
  await open(page, '/docs');
  await openModal(page);
  const field = dialog(page).getByRole('combobox', {name: 'Search'});
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveAttribute('aria-haspopup', 'tree');
  await expect(field).toHaveAttribute('aria-autocomplete', 'list');
  await expect(field).not.toHaveAttribute('aria-controls');
  await field.fill('toBeFrozen');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const popup = dialog(page).getByRole('tree', {name: 'Results'});
  await expect(popup).toHaveCount(1);
  await expect(popup).toHaveId((await field.getAttribute('aria-controls')) ?? '');
  // Playwright does not follow `aria-owns`.
  const group = dialog(page).getByRole('group', {name: 'Matchers'});
  await expect(group.getByRole('treeitem').first()).toContainText('toBeFrozen');
  await expect(popup).toHaveAttribute('aria-owns', new RegExp(`\\b${await group.getAttribute('id')}\\b`));
  await expect(group.getByRole('treeitem', {selected: true})).toHaveId(
    (await field.getAttribute('aria-activedescendant')) ?? '',
  );
  await field.fill('');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('in forced colors mode, the selected hit differs from the others', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/docs');
  await openModal(page);
  await input(page).fill('array');
  await expect(hits(page).first()).toBeVisible();
  await expect(hits(page).nth(0)).toHaveCSS('outline-style', 'solid');
  await expect(hits(page).nth(1)).toHaveCSS('outline-style', 'none');
});

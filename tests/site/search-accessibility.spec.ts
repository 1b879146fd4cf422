import {type Page} from '@playwright/test';
import {axeFindingsOfLook, LOOKS} from './axe';
import {dialog, embedded, hits, input, modal, modalStops, openModal} from './search';
import {expect, hydrated, open, test} from './test';

const NOTHING = 'qqqqxxq';

const dropdown = (page: Page) => page.locator('.DocSearch-Dropdown');

const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth));

/** Opens two hits, so that they become recent searches, and saves one of them as a favorite. */
async function saveSearches(page: Page): Promise<void> {
  for (const name of ['toBeFrozen', 'toBeArray']) {
    await openModal(page);
    await input(page).fill(name);
    await expect(hits(page).first()).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#${name}$`, 'i'));
  }
  await open(page, '/docs');
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
for (const {theme, width} of LOOKS) {
  test.describe(`Search in ${theme} mode, ${width} px wide`, () => {
    test.slow();
    test.use({viewport: {width, height: 740}});
    test.beforeEach(({page}) => page.addInitScript(value => localStorage.setItem('theme', value), theme));

    test('every state of the modal passes axe and fits', async ({page}) => {
      // States with hits guard the edit "hits are a tree". Without it axe reports "nested-interactive".
      const passes = async () => {
        expect(await axeFindingsOfLook(page, width, 'dialog')).toEqual([]);
        const box = await modal(page).boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
        expect(await overflow(page)).toBe(0);
      };
      await open(page, '/docs');
      await test.step('after a failure', async () => {
        await failSearch(page);
        await passes();
        await embedded.answer(page);
      });
      await test.step('with hits', async () => {
        await input(page).fill('array of');
        await expect(hits(page).first()).toBeVisible();
        await passes();
      });
      await test.step('without results', async () => {
        await input(page).fill(NOTHING);
        await expect(dropdown(page)).toContainText('No results found');
        await passes();
      });
      await test.step('with nothing typed', async () => {
        await page.reload();
        await hydrated(page);
        await openModal(page);
        await passes();
      });
      await test.step('with recent and favorite searches', async () => {
        await page.keyboard.press('Escape');
        await saveSearches(page);
        await passes();
      });
    });

    test('every state of the search page passes axe and fits', async ({page}) => {
      const passes = async () => {
        expect(await axeFindingsOfLook(page, width, 'main')).toEqual([]);
        expect(await overflow(page)).toBe(0);
      };
      const field = page.getByRole('searchbox');
      const main = page.getByRole('main');
      await embedded.fail(page);
      await open(page, '/search?q=array');
      await expect(main.getByRole('alert')).toContainText('Unable to fetch results');
      await passes();
      await embedded.answer(page);
      await field.fill('toBe');
      await expect(main.getByRole('listitem')).toHaveCount(20);
      await passes();
      await field.fill(NOTHING);
      await expect(main).toContainText('Let us know.');
      await passes();
      await open(page, '/search');
      await expect(field).toBeFocused();
      await passes();
    });
  });
}

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

test('recent and favorite searches are reachable by keyboard, with a visible focus', async ({page}) => {
  await open(page, '/docs');
  await saveSearches(page);
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

test('in forced colors mode, the selected hit differs from the others', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/docs');
  await openModal(page);
  await input(page).fill('array');
  await expect(hits(page).first()).toBeVisible();
  await expect(hits(page).nth(0)).toHaveCSS('outline-style', 'solid');
  await expect(hits(page).nth(1)).toHaveCSS('outline-style', 'none');
});

test('the icon of a failure is fully visible below the field', async ({page}) => {
  await open(page, '/docs');
  await failSearch(page);
  const top = async (part: string) => (await dropdown(page).locator(part).boundingBox())?.y ?? 0;
  expect(await top('.DocSearch-Screen-Icon svg')).toBeGreaterThan((await dropdown(page).boundingBox())?.y ?? Infinity);
});

import {type Page} from '@playwright/test';
import {axeFindings, LOOKS} from './axe';
import {embedded, hits, input, modal, modalStops, type Mode, MODES, openModal} from './search';
import {expect, open, test} from './test';

const NOTHING = 'qqqqxxq';

const dropdown = (page: Page) => page.locator('.DocSearch-Dropdown');
const main = (page: Page) => page.getByRole('main');

/**
 * Each state of the modal, and how to reach it from a page. States with hits guard the edit "hits are a tree". Without
 * it axe reports "nested-interactive".
 */
const STATES: Record<string, (page: Page, mode: Mode) => Promise<void>> = {
  'with nothing typed': async page => {
    await openModal(page);
  },
  'with hits': async page => {
    await openModal(page);
    await input(page).fill('array');
    await expect(hits(page).first()).toBeVisible();
  },
  'with recent and favorite searches': async (page, mode) => {
    for (const name of ['toBeFrozen', 'toBeArray']) {
      await openModal(page);
      await input(page).fill(name);
      await expect(hits(page).first()).toContainText(name);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`#${name}$`, 'i'));
    }
    await open(page, mode.at('/docs'));
    await openModal(page);
    await page.getByRole('button', {name: 'Save this search'}).first().click();
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Recent', 'Favorite']);
  },
  'without results': async page => {
    await openModal(page);
    await input(page).fill(NOTHING);
    await expect(dropdown(page)).toContainText('No results found');
  },
  'after a failure': async (page, mode) => {
    await mode.fail(page);
    await openModal(page);
    await input(page).fill('array');
    await expect(dropdown(page)).toContainText('Unable to fetch results');
  },
};

/** Each state of the search page, with its query string. */
const PAGES: Record<string, {query: string; shows: (page: Page) => Promise<void>}> = {
  'with nothing typed': {query: '', shows: page => expect(main(page).getByRole('searchbox')).toBeFocused()},
  'with results': {query: '?q=toBe', shows: page => expect(main(page).getByRole('listitem')).toHaveCount(20)},
  'without results': {query: `?q=${NOTHING}`, shows: page => expect(main(page)).toContainText('Let us know.')},
  'after a failure': {
    query: '?q=array',
    shows: page => expect(main(page).getByRole('alert')).toContainText('Unable to fetch results'),
  },
};

const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth));

for (const {theme, width} of LOOKS) {
  test.describe(`Search in ${theme} mode, ${width} px wide`, () => {
    test.describe.configure({timeout: 90_000});
    test.use({viewport: {width, height: 740}});
    test.beforeEach(({page}) => page.addInitScript(value => localStorage.setItem('theme', value), theme));

    for (const mode of MODES) {
      for (const [state, reach] of Object.entries(STATES)) {
        test(`the modal ${state} passes axe and fits, ${mode.name}`, async ({page}) => {
          await mode.answer(page);
          await open(page, mode.at('/docs'));
          await reach(page, mode);
          expect(await axeFindings(page)).toEqual([]);
          const box = await modal(page).boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
          expect(await overflow(page)).toBe(0);
        });
      }

      for (const [state, {query, shows}] of Object.entries(PAGES)) {
        test(`the search page ${state} passes axe and fits, ${mode.name}`, async ({page}) => {
          if (state === 'after a failure') await mode.fail(page);
          else await mode.answer(page);
          await open(page, mode.at(`/search${query}`));
          await shows(page);
          expect(await axeFindings(page)).toEqual([]);
          expect(await overflow(page)).toBe(0);
        });
      }
    }
  });
}

test('recent and favorite searches are reachable by keyboard, with a visible focus', async ({page}) => {
  await embedded.answer(page);
  await open(page, '/docs');
  await STATES['with recent and favorite searches']?.(page, embedded);
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
  await STATES['with hits']?.(page, embedded);
  await expect(hits(page).nth(0)).toHaveCSS('outline-style', 'solid');
  await expect(hits(page).nth(1)).toHaveCSS('outline-style', 'none');
});

test('the icon of a failure is fully visible below the field', async ({page}) => {
  await open(page, '/docs');
  await STATES['after a failure']?.(page, embedded);
  const top = async (part: string) => (await dropdown(page).locator(part).boundingBox())?.y ?? 0;
  expect(await top('.DocSearch-Screen-Icon svg')).toBeGreaterThan((await dropdown(page).boundingBox())?.y ?? Infinity);
});

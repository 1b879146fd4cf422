import type {Page} from '@playwright/test';
import {answered, askDocs, begin, comesTo, entry, goOn, KEPT, PASSAGES, standStill} from './ask';
import {axeFindings, LOOKS} from './axe';
import {input, modal, modalStops, openModal} from './search';
import {expect, open, test} from './test';

/** Each state of the ask mode, and how to get there from a page. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  'with its entry': async page => {
    await openModal(page);
    await input(page).fill('how do I check that a mock ran before another');
    await expect(entry(page)).toBeVisible();
  },
  'with its entry alone': async page => {
    await openModal(page);
    await input(page).fill('qqqqxxq');
    await expect(modal(page)).toContainText('No results found for');
  },
  'while an answer comes': async page => {
    await standStill(page);
    await begin(page, 'toBeFrozen');
    await comesTo(page, '.toBeFrozen()');
    await page.clock.resume();
    await answered(page);
  },
  'with an answer that has code': page => askDocs(page, 'types for vitest'),
  'with an answer that has a table, and one before': async page => {
    await askDocs(page, 'toBeFrozen');
    await goOn(page, 'difference between toBeWithin and toBeBetween');
    await expect(modal(page)).toContainText('Side by side');
    await answered(page);
  },
  'with a refusal': page => askDocs(page, 'how do I bake bread'),
  'after a failure': async page => {
    await page.route(PASSAGES, route => route.abort());
    await begin(page, 'toBeFrozen');
    await expect(modal(page)).toContainText(KEPT);
  },
  'with its menu open': async page => {
    await askDocs(page, 'toBeFrozen');
    await page.getByRole('button', {name: 'Conversations'}).click();
    await expect(page.getByRole('button', {name: 'Start a new conversation'})).toBeVisible();
  },
  'with a new conversation': async page => {
    await askDocs(page, 'toBeFrozen');
    await page.getByRole('button', {name: 'Conversations'}).click();
    await page.getByRole('button', {name: 'Start a new conversation'}).click();
    await expect(modal(page)).toContainText('What do you want to know?');
  },
  'with its history': async page => {
    await askDocs(page, 'toBeFrozen');
    await page.getByRole('button', {name: 'Conversations'}).click();
    await page.getByRole('button', {name: 'Conversation history'}).click();
    await expect(modal(page)).toContainText('My conversation history');
  },
  'after it was left': async page => {
    await askDocs(page, 'toBeFrozen');
    await page.keyboard.press('Escape');
    await expect(modal(page)).toContainText('Recent conversations');
  },
};

for (const {theme, width} of LOOKS) {
  test.describe(`Ask in ${theme} mode, ${width} px wide`, () => {
    test.use({viewport: {width, height: 740}});
    test.beforeEach(({page}) => page.addInitScript(value => localStorage.setItem('theme', value), theme));

    for (const [state, reach] of Object.entries(STATES)) {
      test(`the modal ${state} passes axe and fits`, async ({page}) => {
        await open(page, '/docs');
        await reach(page);
        expect(await axeFindings(page)).toEqual([]);
        const box = await modal(page).boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
        const wider = await modal(page).evaluate(it =>
          [it, ...it.querySelectorAll('.DocSearch-Dropdown')].map(each => each.scrollWidth - each.clientWidth),
        );
        expect(Math.max(...wider)).toBe(0);
      });
    }
  });
}

test('the keyboard finds its way through an answer, and its focus is seen', async ({page}) => {
  await open(page, '/docs');
  await askDocs(page, 'toBeFrozen');
  const stops = await modalStops(page, 14);
  expect(stops.filter(({seen}) => !seen)).toEqual([]);
  expect(stops.map(({name}) => name)).toEqual(
    expect.arrayContaining(['Conversations', '"toBeFrozen"', '.toBeFrozen()', 'copy code', 'Copy']),
  );
});

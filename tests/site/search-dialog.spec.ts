import type {Page} from '@playwright/test';
import {axeFindingsEverywhere, SHORT_PAGE} from './axe';
import {button, dialog, hits, INDEX, input, isError, modal, openModal} from './search';
import {expect, hold, onFixture, open, ROUTE_CHUNKS, routeLater, test, waitForIdleNetwork} from './test';

const SHORTCUTS = ['Control+k', 'Meta+k', '/'];

/** The field that takes the letters until the search has loaded. */
const plainField = (page: Page) => dialog(page).getByRole('textbox', {name: 'Search'});

/** Opens a page whose scripts have not arrived. */
async function openWithoutScripts(page: Page, path: string) {
  const scripts = await hold(page, /\/assets\/js\//);
  await page.goto(path, {waitUntil: 'commit'});
  await page.locator('.footer').waitFor();
  return scripts;
}

test.describe('The search dialog', () => {
  test.beforeEach(({page}) => open(page, '/docs'));

  test('opens with each shortcut, closes with Escape, Control+k and its button, and opens again immediately', async ({
    page,
  }) => {
    for (const shortcut of SHORTCUTS) {
      await page.keyboard.press(shortcut);
      await expect(input(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await page.keyboard.press(shortcut);
      await expect(input(page)).toBeFocused();
      // In the field, a slash is typed, and Meta+k is the shortcut of a Mac only.
      await page.keyboard.press(shortcut === 'Control+k' ? shortcut : 'Escape');
      await expect(modal(page)).toHaveCount(0);
    }
    // Also while the search button has the focus, as after Escape.
    await button(page).click();
    for (const shortcut of SHORTCUTS) {
      await expect(input(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button(page)).toBeFocused();
      await page.keyboard.press(shortcut);
    }
    await expect(input(page)).toBeFocused();
    await page.getByRole('button', {name: 'Cancel'}).click();
    await expect(button(page)).toBeFocused();
    await openModal(page);
    await page.mouse.click(5, 400);
    await expect(button(page)).toBeFocused();
  });

  test('has the placeholder "Search docs" and follows the theme of the site', async ({page}) => {
    await openModal(page);
    await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
    const getColor = async (theme: string) => {
      await page.evaluate(value => document.documentElement.setAttribute('data-theme', value), theme);
      return modal(page).evaluate(element => getComputedStyle(element).backgroundColor);
    };
    expect(await getColor('light')).toMatch(/^rgb\(2\d\d, 2\d\d, 2\d\d\)$/);
    expect(await getColor('dark')).toMatch(/^rgb\(\d\d, \d\d, \d\d\)$/);
  });

  test('during IME composition no key asks or closes', async ({page}) => {
    await openModal(page);
    await input(page).fill('array');
    const composing = [
      {key: 'Enter', altKey: true, isComposing: true},
      {key: 'Escape', isComposing: true},
      {key: 'Escape', keyCode: 229},
    ];
    const state = await input(page).evaluate((field, events) => {
      const [isEnterLeft] = events.map(init =>
        field.dispatchEvent(new KeyboardEvent('keydown', {...init, bubbles: true, cancelable: true})),
      );
      return {isEnterLeft, isOpen: field.closest('dialog')?.open};
    }, composing);
    expect(state).toEqual({isEnterLeft: true, isOpen: true});
    await expect(input(page)).toBeFocused();
  });

  for (const gesture of ['hover', 'focus', 'touch', 'key'] as const)
    test(`the code of the search loads on ${gesture}, not before`, async ({page}) => {
      await waitForIdleNetwork(page);
      const loaded: string[] = [];
      page.on('response', response => {
        if (INDEX.test(response.url())) loaded.push('index');
        if (ROUTE_CHUNKS.test(response.url()))
          void response.text().then(text => loaded.push(...(text.includes('DocSearch-Modal') ? ['modal'] : [])));
      });
      expect(
        await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name)),
      ).not.toContainEqual(expect.stringMatching(INDEX));
      const gestures = {
        hover: () => button(page).hover(),
        focus: () => button(page).focus(),
        touch: () => button(page).dispatchEvent('touchstart'),
        key: () => page.keyboard.press('/'),
      };
      await gestures[gesture]();
      await expect.poll(() => [...loaded].sort()).toEqual(['index', 'modal']);
      await expect(modal(page)).toHaveCount(gesture === 'key' ? 1 : 0);
    });
});

test('does not open the modal while the reader types', async ({page}) => {
  await open(page, onFixture('/fixture/typing'));
  for (const name of ['Field', 'Text', 'Editor']) {
    const field = page.getByRole('textbox', {name});
    await field.click();
    await page.keyboard.press('End');
    await page.keyboard.press('/');
    const text = () =>
      field.evaluate(element => ('value' in element ? String(element.value) : (element.textContent ?? '')));
    await expect.poll(text).toContain('/');
    await expect(dialog(page)).toHaveCount(0);
  }
});

test('closes on Back, which opens the previous page', async ({page}) => {
  await open(page, '/');
  await page.getByRole('link', {name: /^Browse \d+ matchers$/}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Matchers');
  await openModal(page);
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('link', {name: /^Browse \d+ matchers$/})).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('Before the scripts of the page have arrived', () => {
  for (const [gesture, start] of [
    ['a key', (page: Page) => page.keyboard.press('/')],
    ['a click', (page: Page) => button(page).click()],
  ] as const)
    test(`${gesture} marks the button, and the dialog opens with the letters typed after it`, async ({page}) => {
      const scripts = await openWithoutScripts(page, '/docs');
      const color = () => button(page).evaluate(element => getComputedStyle(element).borderColor);
      const before = await color();
      await page.keyboard.type('ignored/ignored');
      expect(await color()).not.toBe(before);
      await page.keyboard.press('Escape');
      expect(await color()).toBe(before);
      await start(page);
      await page.keyboard.type('to/BeX');
      await page.keyboard.press('Backspace');
      await scripts.release();
      await expect(input(page)).toBeFocused();
      await page.keyboard.type('!');
      await expect(input(page)).toHaveValue('to/Be!');
      expect(await color()).toBe(before);
    });
});

test.describe('Before the code of the search has arrived', () => {
  test.beforeEach(async ({page}) => {
    await routeLater(page);
    await open(page, SHORT_PAGE);
    await waitForIdleNetwork(page);
  });

  test('it opens no second dialog, and on a Mac Control+k in a field is left', {tag: '@whole'}, async ({page}) => {
    await page.evaluate(() => Object.defineProperty(navigator, 'userAgent', {get: () => 'Mac'}));
    const code = await hold(page, ROUTE_CHUNKS);
    for (let times = 0; times < 2; times++) {
      await page.keyboard.press('Control+k');
      await expect(plainField(page)).toBeFocused();
    }
    await page.keyboard.press('Meta+k');
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(code.count).toBeGreaterThan(0);
    await code.release();
    await waitForIdleNetwork(page);
    await expect(dialog(page)).toHaveCount(0);
  });

  test(
    'no letter, no focus and no caret is lost when the search arrives in the same place',
    {tag: '@whole'},
    async ({page}) => {
      const letters = 'abcdefghij'.repeat(20);
      const code = await hold(page, ROUTE_CHUNKS);
      await page.keyboard.press('/');
      await expect(dialog(page).getByText('Loading search…')).toBeVisible();
      expect(await axeFindingsEverywhere(page, 'dialog')).toEqual([]);
      await page.keyboard.type('.');
      await page.keyboard.press('Home');
      const before = await plainField(page).boundingBox();
      await Promise.all([page.keyboard.type(letters, {delay: 20}), code.release()]);
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveValue(`${letters}.`);
      for (const side of ['x', 'y'] as const)
        await expect.poll(async () => (await input(page).boundingBox())?.[side]).toBeCloseTo(before?.[side] ?? 0, 0);
      await expect(page.getByRole('button', {name: /^Ask the docs: abc/})).toBeVisible();
    },
  );

  test('shows an error, keeps the letters, tries again, and Enter leaves', {tag: '@whole'}, async ({page, seen}) => {
    await page.route(ROUTE_CHUNKS, route => route.abort());
    await page.keyboard.press('Control+k');
    await page.keyboard.type('arra');
    await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results');
    await expect(plainField(page)).toHaveValue('arra');
    expect(await axeFindingsEverywhere(page, 'dialog')).toEqual([]);
    await page.unroute(ROUTE_CHUNKS);
    await page.keyboard.type('y');
    await expect(input(page)).toHaveValue('array');
    await expect(input(page)).toBeFocused();
    expect(seen.output.filter(isError)).toEqual([]);
    await open(page, SHORT_PAGE);
    await waitForIdleNetwork(page);
    await page.route(ROUTE_CHUNKS, route => route.abort());
    await page.keyboard.press('/');
    await page.keyboard.type('any order');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=any+order');
  });
});

test('a search stays open while another layout loads, with its letters', {tag: '@whole'}, async ({page}) => {
  await routeLater(page);
  await open(page, '/');
  await openModal(page);
  await page.keyboard.press('Escape');
  const chunks = await hold(page, ROUTE_CHUNKS);
  await page.getByRole('link', {name: /^Browse \d+ matchers$/}).click();
  await openModal(page);
  await page.keyboard.type('any ord');
  await chunks.release();
  await expect(page.getByRole('heading', {level: 1, includeHidden: true})).toHaveText('Matchers');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('er');
  await expect(input(page)).toHaveValue('any order');
  await expect(hits(page).first()).toBeVisible();
});

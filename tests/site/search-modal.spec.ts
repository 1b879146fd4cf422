import {button, input, modal, openModal} from './search';
import {expect, onFixture, open, test} from './test';

const SHORTCUTS = ['Control+k', 'Meta+k', '/'];

// Both search modes use the same modal.
test.describe('search modal', () => {
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
  });

  test('closes on Back, which opens the previous page', async ({page}) => {
    await open(page, '/');
    await page.getByRole('link', {name: /^Browse \d+ matchers$/}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Matchers');
    await openModal(page);
    await page.goBack();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByRole('link', {name: /^Browse \d+ matchers$/})).toBeVisible();
    await expect(modal(page)).toHaveCount(0);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });

  test('has the placeholder "Search docs" and follows the theme of the site', async ({page}) => {
    await openModal(page);
    await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
    const brightness = async (theme: string) => {
      await page.evaluate(value => document.documentElement.setAttribute('data-theme', value), theme);
      return modal(page).evaluate(element => {
        const [r = 0, g = 0, b = 0] =
          getComputedStyle(element)
            .backgroundColor.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        return (r + g + b) / 3;
      });
    };
    expect(await brightness('light')).toBeGreaterThan(180);
    expect(await brightness('dark')).toBeLessThan(90);
  });
});

test.describe('"/" in a field', () => {
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
      await expect(modal(page)).toHaveCount(0);
    }
  });
});

test('the search button names all its shortcuts', async ({read}) => {
  const page = await read('/docs');
  await expect(button(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
  await expect(button(page).locator('kbd')).toHaveText(['Ctrl', 'K', '/']);
});

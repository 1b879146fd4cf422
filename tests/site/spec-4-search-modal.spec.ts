import {button, hits, input, modal, MODES, openModal} from './search';
import {expect, onFixture, open, test} from './test';

const SHORTCUTS = ['Control+k', 'Meta+k', '/'];

for (const mode of MODES) {
  test.describe(`Specification 4: search modal, ${mode.name}`, () => {
    test.beforeEach(async ({page}) => {
      await mode.answer(page);
      await open(page, mode.at('/docs'));
    });

    for (const shortcut of SHORTCUTS) {
      test(`opens with ${shortcut}, closes with Escape, and opens again at once`, async ({page}) => {
        for (let times = 0; times < 3; times++) {
          await page.keyboard.press(shortcut);
          await expect(input(page)).toBeFocused();
          await page.keyboard.press('Escape');
          await page.keyboard.press(shortcut);
          await expect(input(page)).toBeFocused();
          await page.keyboard.press('Escape');
          await expect(modal(page)).toHaveCount(0);
        }
      });

      test(`opens with ${shortcut} while the search button has the focus, as Escape leaves it`, async ({page}) => {
        // Guards the edit "slash after Escape". Without it "/" does nothing, and no modal is found.
        await button(page).click();
        await expect(input(page)).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(button(page)).toBeFocused();
        await page.keyboard.press(shortcut);
        await expect(input(page)).toBeFocused();
      });
    }

    for (const shortcut of ['Control+k', 'Meta+k']) {
      test(`${shortcut} closes it too`, async ({page}) => {
        await openModal(page);
        await page.keyboard.press(shortcut);
        await expect(modal(page)).toHaveCount(0);
      });
    }

    test('gives the focus back to where it was', async ({page}) => {
      const link = page.locator('.navbar__brand');
      await link.focus();
      await openModal(page);
      await page.keyboard.type('array');
      await expect(hits(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(link).toBeFocused();
    });

    test('closes with a click beside it or on its cross', async ({page}) => {
      await openModal(page);
      await page.mouse.click(5, 400);
      await expect(modal(page)).toHaveCount(0);
      await openModal(page);
      await page.getByRole('button', {name: 'Cancel'}).click();
      await expect(modal(page)).toHaveCount(0);
    });

    test('closes on Back, which leads to another page', async ({page}) => {
      await page.locator('aside').getByRole('link', {name: 'Install', exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Install');
      await openModal(page);
      await page.goBack();
      await expect(modal(page)).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
    });

    test('follows the theme of the site', async ({page}) => {
      await openModal(page);
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

    test('its field says "Search docs"', async ({page}) => {
      await openModal(page);
      await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
    });
  });
}

for (const shortcut of SHORTCUTS) {
  test(`${shortcut} opens the modal while the last one's mark is still on the page`, async ({page}) => {
    // Guards the edit "shortcut right after Escape". Without it the shortcut does nothing until the class is gone.
    await open(page, '/docs');
    await page.evaluate(() => document.body.classList.add('DocSearch--active'));
    await page.keyboard.press(shortcut);
    await expect(input(page)).toBeFocused();
  });
}

test('the shortcuts are listened to without a gap while the page changes', async ({page}) => {
  /*
   * Guards the edit "shortcut while the page is drawn". Without it every drawing takes the listener away and adds it
   * again, and a key that is pressed meanwhile is lost.
   */
  await open(page, '/docs');
  await page.evaluate(() => {
    const {removeEventListener} = window;
    const listen = new Proxy(removeEventListener, {
      apply: (target, self, args: Parameters<typeof removeEventListener>) => {
        if (args[0] === 'keydown') document.body.dataset['gap'] = '';
        return Reflect.apply(target, self, args);
      },
    });
    window.removeEventListener = listen;
  });
  await page.locator('aside').getByRole('link', {name: 'Object', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Object');
  await expect(page.locator('body[data-gap]')).toHaveCount(0);
  await openModal(page);
});

test.describe('Specification 4: "/" in a field', () => {
  for (const name of ['Field', 'Text', 'Editor']) {
    test(`does not open the modal while the reader types (${name})`, async ({page}) => {
      await open(page, onFixture('/fixture/typing'));
      const field = page.getByRole('textbox', {name});
      await field.click();
      await page.keyboard.press('End');
      await page.keyboard.press('/');
      const text = () =>
        field.evaluate(element => ('value' in element ? String(element.value) : (element.textContent ?? '')));
      await expect.poll(text).toContain('/');
      await expect(modal(page)).toHaveCount(0);
    });
  }
});

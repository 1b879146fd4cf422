import {type Page} from '@playwright/test';
import {ALGOLIA} from './algolia';
import {algolia, button, embedded, heard, hits, INDEX, input, modal, MODES, openModal} from './search';
import {expect, onFixture, open, ROUTE_CHUNKS, test} from './test';

const SHORTCUTS = ['Control+k', 'Meta+k', '/'];

/** Where a hit leads. */
const pathOf = async (page: Page, at: number) => {
  const href = await hits(page).nth(at).getByRole('link').getAttribute('href');
  return new URL(href ?? '', page.url()).pathname + new URL(href ?? '', page.url()).hash;
};

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

    test('shows hits by category, more than five of one where there are more', async ({page}) => {
      await openModal(page);
      await input(page).fill('toBe');
      const groups = page.locator('.DocSearch-Hits');
      await expect(groups.locator('.DocSearch-Hit-source')).toContainText(['Matchers']);
      const most = () => groups.evaluateAll(all => Math.max(...all.map(it => it.querySelectorAll('li').length)));
      await expect.poll(most).toBeGreaterThan(5);
    });

    test('Enter opens the best hit, the first one', async ({page}) => {
      await openModal(page);
      await input(page).fill('toBeArrayOfSize');
      await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
      await expect(hits(page).first()).toContainText('.toBeArrayOfSize');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(mode.at('/docs/matchers/array#tobearrayofsize'));
      await expect(modal(page)).toHaveCount(0);
      await expect(page.locator('#tobearrayofsize')).toBeInViewport();
    });

    test('Enter waits for the answer to what was typed', async ({page}) => {
      // Without src/components/SearchModal/useHeardSearch.ts, Enter cancels the search that is under way.
      const held = await mode.hold(page);
      await openModal(page);
      await input(page).fill('toBeArrayOfSize');
      await page.keyboard.press('Enter');
      await expect(modal(page)).toBeVisible();
      held.release();
      await expect(page).toHaveURL(mode.at('/docs/matchers/array#tobearrayofsize'));
    });

    test('the arrows choose another hit', async ({page}) => {
      await openModal(page);
      await input(page).fill('array');
      await expect(hits(page).nth(1)).toBeVisible();
      const second = await pathOf(page, 1);
      await page.keyboard.press('ArrowDown');
      await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(mode.at(second));
    });

    test('a hit links to its address, and leads there without a full load', async ({page}) => {
      await openModal(page);
      await input(page).fill('toBeArray');
      const hit = hits(page).getByRole('link', {name: '.toBeArray()'}).first();
      await expect(hit).toHaveAttribute('href', /^\/docs\/matchers\/array#tobearray$/);
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      await hit.click();
      await expect(page).toHaveURL(/\/docs\/matchers\/array#tobearray$/);
      await expect(page.locator('#tobearray')).toBeInViewport();
      await expect(page.locator('body[data-same-page]')).toHaveCount(1);
    });

    test('on the page of the hit too, it leads to the heading', async ({page}) => {
      await open(page, mode.at('/docs/matchers/array'));
      await openModal(page);
      await input(page).fill('toIncludeAllPartialMembers');
      await expect(hits(page).first()).toContainText('.toIncludeAllPartialMembers');
      await page.keyboard.press('Enter');
      await expect(modal(page)).toHaveCount(0);
      await expect(page.locator('#toincludeallpartialmembers')).toBeInViewport();
    });

    test('"See all results" has the count of this search, and leads to them all', async ({page}) => {
      /*
       * Guards the edit "count of one search". Without it the counts of all six searches are added up, and no link has
       * the count of this one.
       */
      const status = page.getByRole('main').getByRole('status');
      await open(page, mode.at('/search?q=object'));
      await expect(status).toHaveText(/^\d+ results$/);
      const count = parseInt((await status.textContent()) ?? '', 10);
      await open(page, mode.at('/docs'));
      await openModal(page);
      await page.keyboard.type('object');
      await expect(heard(page)).toHaveText(`${count} results`);
      await page.getByRole('link', {name: `See all ${count} results`, exact: true}).click();
      await expect(page).toHaveURL(mode.at('/search?q=object'));
      await expect(modal(page)).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "object"');
      await expect(status).toHaveText(`${count} results`);
    });

    test('remembers what was opened, and keeps what the reader likes', async ({page}) => {
      await openModal(page);
      await input(page).fill('toBeFrozen');
      await expect(hits(page).first()).toContainText('.toBeFrozen');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#tobefrozen$/);

      await open(page, mode.at('/docs'));
      await openModal(page);
      await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Recent']);
      await expect(hits(page)).toContainText(['.toBeFrozen']);
      await page.getByRole('button', {name: 'Save this search'}).click();
      await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Favorite']);

      await open(page, mode.at('/docs'));
      await openModal(page);
      await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Favorite']);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#tobefrozen$/);

      await openModal(page);
      await page.getByRole('button', {name: 'Remove this search from favorites'}).click();
      await expect(hits(page)).toHaveCount(0);
    });

    test('works with the keyboard alone, which does not leave it', async ({page}) => {
      /*
       * Guards the edit "keyboard in the modal". Without it Tab goes from the cross back to the field, and "See all
       * results" is never reached.
       */
      await openModal(page);
      await input(page).fill('array');
      const all = page.getByRole('link', {name: /^See all/});
      await expect(all).toBeVisible();
      const inside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
      for (let stops = 0; stops < 60 && !(await all.evaluate(it => it === document.activeElement)); stops++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement !== document.body)) expect(await inside()).toBeTruthy();
      }
      await expect(all).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(mode.at('/search?q=array'));
    });
  });

  test.describe(`The search is loaded when it is near, ${mode.name}`, () => {
    for (const gesture of ['hover', 'focus', 'touch', 'key'] as const) {
      test(`only on ${gesture}`, async ({page}) => {
        const asked: string[] = [];
        page.on('request', request => asked.push(request.url()));
        await open(page, mode.at('/docs'));
        await page.waitForLoadState('networkidle');
        expect(asked.filter(url => INDEX.test(url) || ALGOLIA.test(url))).toEqual([]);
        asked.length = 0;
        const modalCode = page.waitForResponse(
          async response => ROUTE_CHUNKS.test(response.url()) && (await response.text()).includes('DocSearch-Modal'),
        );
        const index = mode === embedded ? page.waitForResponse(INDEX) : undefined;
        expect(asked).toEqual([]);
        const gestures = {
          hover: () => button(page).hover(),
          focus: () => button(page).focus(),
          touch: () => button(page).dispatchEvent('touchstart'),
          key: () => page.keyboard.press('/'),
        };
        await gestures[gesture]();
        await modalCode;
        await index;
        await expect(modal(page)).toHaveCount(gesture === 'key' ? 1 : 0);
        // Algolia is asked when there is something to ask.
        expect(asked.filter(url => ALGOLIA.test(url))).toEqual([]);
      });
    }
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

test.describe('Where the site answers', () => {
  test('nothing leaves it, nothing names another service, and after the first opening no network is needed', async ({
    page,
    context,
    seen,
  }) => {
    // Guards the edit "logo": without it the modal links to Algolia.
    await open(page, '/docs');
    await expect(page.locator('link[rel=preconnect], link[rel=dns-prefetch]')).toHaveCount(0);
    const index = page.waitForResponse(INDEX);
    await openModal(page);
    await index;
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    for (const query of ['array of size', 'spy called once', 'jest']) {
      await input(page).fill(query);
      await expect(heard(page)).toHaveText(/result/);
      await expect(hits(page).first()).toBeVisible();
    }
    expect(await page.content()).not.toMatch(/algolia\.|DocSearch-Logo/i);
    expect(seen.foreign).toEqual([]);
    expect(seen.output).toEqual([]);
    await context.setOffline(false);
  });
});

test.describe('Where Algolia answers', () => {
  test('it is named, and the browser connects to it ahead', async ({page}) => {
    await algolia.answer(page);
    await open(page, onFixture('/docs'));
    await expect(page.locator('link[rel=preconnect]')).toHaveAttribute('href', 'https://FIXTURE-dsn.algolia.net');
    await openModal(page);
    await expect(page.locator('.DocSearch-Logo a')).toHaveAttribute('href', /^https:\/\/www\.algolia\.com\//);
  });
});

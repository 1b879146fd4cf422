import {type Page} from '@playwright/test';
import {expect, hydrated, onFixture, open, test} from './test';

const PAGES = ['/', '/docs', '/docs/matchers/array', '/no-such-page', onFixture('/docs')];

/** More stops than any page has; one with more would be a page without end. */
const MOST_STOPS = 400;

/**
 * Presses Tab through the page.
 * @returns for each stop whose focus a reader could not see, what it is
 */
async function stopsWithoutFocus(page: Page): Promise<{stops: number; unseen: string[]}> {
  const unseen: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      if (element.dataset['stop'] !== undefined) return null;
      element.dataset['stop'] = '';
      const {outlineStyle, outlineWidth, outlineColor, boxShadow} = getComputedStyle(element);
      const clear = /, 0\)$|transparent/.test(outlineColor);
      const outlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1 && !clear;
      const seen = outlined || boxShadow !== 'none';
      const {width, height} = element.getBoundingClientRect();
      return {name: element.outerHTML.slice(0, 160), seen: seen && width > 0 && height > 0};
    });
    if (stop === null) return {stops, unseen};
    if (!stop.seen) unseen.push(stop.name);
  }
  throw new Error(`more than ${MOST_STOPS} stops of the keyboard`);
}

for (const mode of ['light', 'dark']) {
  for (const path of PAGES) {
    test(`the keyboard's focus is always visible on ${path} in ${mode} mode`, async ({page}) => {
      await page.addInitScript(value => localStorage.setItem('theme', value), mode);
      await page.setViewportSize({width: 1400, height: 900});
      await page.goto(path);
      await hydrated(page);
      const {stops, unseen} = await stopsWithoutFocus(page);
      expect(stops).toBeGreaterThan(5);
      expect(unseen).toEqual([]);
    });
  }
}

test("on a phone the keyboard's focus is always visible in the open sidebar", async ({page}) => {
  await page.setViewportSize({width: 375, height: 740});
  await open(page, '/docs/matchers/array');
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  expect((await stopsWithoutFocus(page)).unseen).toEqual([]);
});

test('on a phone the keyboard stays in the open sidebar; Escape closes it and leads back', async ({page}) => {
  /*
   * Guards src/theme/Navbar/MobileSidebar. Without it focus walks on to the page behind the sidebar, and Escape leaves
   * the sidebar open.
   */
  await page.setViewportSize({width: 375, height: 740});
  await open(page, '/docs/matchers/array');
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.focus();
  await page.keyboard.press('Enter');
  const sidebar = page.locator('.navbar-sidebar');
  await expect(sidebar.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const element = document.activeElement;
      return element && element !== document.body && !element.closest('.navbar-sidebar') ? element.outerHTML : '';
    });
    expect(outside).toBe('');
  }
  await page.keyboard.press('Escape');
  await expect(sidebar).not.toBeInViewport();
  await expect(toggle).toBeFocused();
});

test('what takes focus on the way back up a page is not under the navbar', async ({page}) => {
  // Guards scroll-padding-top in src/css/infima.css. Without it Run, Edit and the copy buttons take focus under the navbar.
  await page.setViewportSize({width: 1280, height: 700});
  await open(page, '/docs/matchers/array');
  await page.locator('.pagination-nav__link').first().focus();
  const covered: string[] = [];
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Shift+Tab');
    const name = await page.evaluate(async () => {
      const navbar = document.querySelector('.navbar');
      // The navbar slides in; what counts is where it stops.
      await Promise.all(navbar?.getAnimations().map(animation => animation.finished) ?? []);
      const element = document.activeElement;
      if (!navbar || !element?.closest('main')) return '';
      const under = element.getBoundingClientRect().top < navbar.getBoundingClientRect().bottom - 1;
      return under ? element.outerHTML.slice(0, 120) : '';
    });
    if (name) covered.push(name);
  }
  expect(covered).toEqual([]);
});

test.describe('Reduced motion', () => {
  for (const path of ['/', '/docs/matchers/array', '/no-such-page']) {
    test(`nothing moves on ${path} where the reader asks for less motion`, async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.goto(path);
      await hydrated(page);
      const moving = await page.evaluate(() => {
        const seconds = (list: string) => Math.max(...list.split(',').map(parseFloat));
        const moves = /all|transform|translate|scale|rotate|left|top|right|bottom|width|height|margin/;
        return Array.from(document.querySelectorAll('*')).flatMap(element => {
          const style = getComputedStyle(element);
          const animated = style.animationName !== 'none' && seconds(style.animationDuration) > 0.02;
          const slides = moves.test(style.transitionProperty) && seconds(style.transitionDuration) > 0.02;
          const scrolls = style.scrollBehavior === 'smooth';
          return animated || slides || scrolls ? [element.outerHTML.slice(0, 120)] : [];
        });
      });
      expect(moving).toEqual([]);
    });
  }

  test('the sidebar of a phone does not slide where the reader asks for less motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize({width: 375, height: 740});
    await open(page, '/docs');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const {transitionDuration} = await page
      .locator('.navbar-sidebar')
      .evaluate(element => ({transitionDuration: getComputedStyle(element).transitionDuration}));
    expect(parseFloat(transitionDuration)).toBeLessThan(0.02);
  });
});

import {type Page} from '@playwright/test';
import {expect, hydrated, onFixture, open, test} from './test';

// The matcher's page has every kind of block and few focusable elements.
const DOC = '/docs/matchers/toBeEmpty';
const PAGES = ['/', '/playground', '/no-such-page', onFixture(DOC)];

/** More tab stops than any page has. A page with more probably traps the focus. */
const MOST_STOPS = 200;

/** A focusable element in the tab order. */
interface Stop {
  readonly isEnd: boolean;
  /** The previous stop, if it looks the same with and without focus. */
  readonly unseen: string;
}

/** Compares the appearance of the focused element, and of the previous one after it lost the focus. */
const lookAtStop = (page: Page): Promise<Stop> =>
  page.evaluate(async () => {
    /** Elements that may show the focus: the element itself and its frame, e.g. that of the code editor. */
    const LEVELS = 3;
    const look = (element: Element): string => {
      const parts: string[] = [];
      let each: Element | null = element;
      for (let level = 0; each && level < LEVELS; level++, each = each.parentElement) {
        const style = getComputedStyle(each);
        const clear = /, 0\)$|transparent/.test(style.outlineColor);
        const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1 && !clear;
        parts.push(outlined ? `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}` : '');
        const {boxShadow, borderColor, borderWidth, borderStyle, backgroundColor, backgroundImage} = style;
        parts.push(boxShadow, borderColor, borderWidth, borderStyle, backgroundColor, backgroundImage);
      }
      // The link that skips to the content becomes visible when it has the focus.
      const {width, height, bottom, right} = element.getBoundingClientRect();
      return [...parts, width > 1 && height > 1 && bottom > 0 && right > 0].join('|');
    };
    const moving = document.getAnimations().filter(animation => animation instanceof CSSTransition);
    await Promise.all(moving.map(({finished}) => finished.catch(() => undefined)));

    const before: {element: Element; look: string} | undefined = Reflect.get(window, 'stopBefore');
    const unseen = before?.element.isConnected && look(before.element) === before.look;
    const element = document.activeElement;
    const isEnd = !(element instanceof HTMLElement) || element === document.body || 'stop' in element.dataset;
    if (!isEnd) {
      element.dataset['stop'] = '';
      Object.assign(window, {stopBefore: {element, look: look(element)}});
    }
    return {isEnd, unseen: unseen ? before.element.outerHTML.slice(0, 160) : ''};
  });

/**
 * Presses Tab through the page.
 * @returns the number of stops, and a description of each stop without a visible focus
 */
async function stopsWithoutFocus(page: Page): Promise<{stops: number; unseen: string[]}> {
  const unseen: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    const stop = await lookAtStop(page);
    if (stop.unseen) unseen.push(stop.unseen);
    if (stop.isEnd) return {stops, unseen};
  }
  throw new Error(`more than ${MOST_STOPS} tab stops`);
}

test('detects a stop that looks the same with and without focus', async ({page}) => {
  await page.setContent(`
    <style>* { outline: none !important } .static { box-shadow: 0 0 4px red; border: 1px solid red }
      .border:focus { border-color: blue } .background:focus { background: blue } .shadow:focus { box-shadow: 0 0 4px blue }
      .around:focus-within { box-shadow: 0 0 4px blue }</style>
    <button class="static">none</button><button class="static border">border</button><button class="background">background</button>
    <button class="shadow">shadow</button><span class="around"><button>around</button></span><button>plain</button>`);
  const {stops, unseen} = await stopsWithoutFocus(page);
  expect(stops).toBe(6);
  expect(unseen).toEqual(['<button class="static" data-stop="">none</button>', '<button data-stop="">plain</button>']);
});

for (const [mode, paths] of [
  ['light', PAGES],
  ['dark', [DOC]],
] as const) {
  for (const path of paths) {
    test(`keyboard focus is always visible on ${path} in ${mode} mode`, async ({page}) => {
      await page.addInitScript(value => localStorage.setItem('theme', value), mode);
      await page.setViewportSize({width: 1400, height: 900});
      await page.goto(path);
      await hydrated(page);
      if (path === '/playground') await page.getByRole('textbox', {name: 'Test file'}).waitFor();
      const {stops, unseen} = await stopsWithoutFocus(page);
      expect(stops).toBeGreaterThan(5);
      expect(unseen).toEqual([]);
    });
  }
}

test('on a phone, focus is visible in the open sidebar and stays there; Escape closes it and restores the focus', async ({
  page,
}) => {
  /*
   * Guards src/theme/Navbar/MobileSidebar. Without it focus moves to the page behind the sidebar, and Escape does not
   * close the sidebar.
   */
  await page.setViewportSize({width: 375, height: 740});
  await open(page, '/docs/matchers/array');
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.focus();
  await page.keyboard.press('Enter');
  const sidebar = page.locator('.navbar-sidebar');
  await expect(sidebar.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  await expect(sidebar).toBeInViewport();
  expect((await stopsWithoutFocus(page)).unseen).toEqual([]);
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

test('with Shift+Tab, the focused element is never under the navbar', async ({page}) => {
  // Guards scroll-padding-top in src/css/base.css. Without it Run, Edit and the copy buttons receive focus under the navbar.
  await page.setViewportSize({width: 1280, height: 700});
  await open(page, '/docs/matchers/array');
  await page.locator('.pagination-nav__link').first().focus();
  const covered: string[] = [];
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Shift+Tab');
    const name = await page.evaluate(async () => {
      const navbar = document.querySelector('.navbar');
      // The navbar slides in; its final position counts.
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

for (const path of ['/', '/docs/matchers/array', '/no-such-page']) {
  test(`nothing moves on ${path} with reduced motion, nor in the menu of a phone and the search dialog`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize({width: 375, height: 740});
    await open(page, path);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.locator('.navbar-sidebar--show').waitFor();
    await page.keyboard.press('Control+k');
    await page.locator('dialog[open]').waitFor();
    const moving = await page.evaluate(() => {
      const seconds = (list: string) => Math.max(...list.split(',').map(parseFloat));
      const moves = /all|transform|translate|scale|rotate|left|top|right|bottom|width|height|margin/;
      const elements = Array.from(document.querySelectorAll('*'));
      const styled = elements.flatMap(element => ['', '::before', '::backdrop'].map(pseudo => ({element, pseudo})));
      return styled.flatMap(({element, pseudo}) => {
        const style = getComputedStyle(element, pseudo);
        const animated = style.animationName !== 'none' && seconds(style.animationDuration) > 0.02;
        const slides = moves.test(style.transitionProperty) && seconds(style.transitionDuration) > 0.02;
        const scrolls = style.scrollBehavior === 'smooth';
        return animated || slides || scrolls ? [pseudo + element.outerHTML.slice(0, 120)] : [];
      });
    });
    expect(moving).toEqual([]);
  });
}

import {tabThrough} from './focus';
import {expect, open, test} from './test';

test('detects a stop that looks the same with and without focus', async ({page}) => {
  await page.setContent(`
    <style>* { outline: none !important } .static { box-shadow: 0 0 4px red; border: 1px solid red }
      .border:focus { border-color: blue } .background:focus { background: blue } .shadow:focus { box-shadow: 0 0 4px blue }
      .around:focus-within { box-shadow: 0 0 4px blue }</style>
    <button class="static">none</button><button class="static border">border</button><button class="background">background</button>
    <button class="shadow">shadow</button><span class="around"><button>around</button></span><button>plain</button>`);
  const {stops, unseen} = await tabThrough(page);
  expect(stops).toBe(6);
  expect(unseen).toEqual(['<button class="static" data-stop="">none</button>', '<button data-stop="">plain</button>']);
});

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
  expect((await tabThrough(page)).unseen).toEqual([]);
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

import {type Page} from '@playwright/test';
import {expect, hold, hydrated, open, test} from './test';

/** The sidebar is higher than this window. */
const SMALL = {width: 1366, height: 768};

const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container');
const current = (page: Page) => sidebar(page).locator('.menu__link[aria-current=page]');
const offset = (page: Page) =>
  sidebar(page)
    .locator('.menu')
    .evaluate(({scrollTop}) => scrollTop);
const pageOffset = (page: Page) => page.evaluate(() => window.scrollY);

test.beforeEach(({page}) => page.setViewportSize(SMALL));

test('the sidebar of a page that loads shows its link, even before React starts, and stays there', async ({page}) => {
  const scripts = await hold(page, /\/assets\/js\//);
  await page.goto('/docs/matchers/toSatisfy', {waitUntil: 'commit'});
  await page.locator('.footer').waitFor();
  await expect(current(page)).toHaveText('toSatisfy');
  await expect(current(page)).toBeInViewport({ratio: 1});
  const before = await offset(page);
  expect(before).toBeGreaterThan(0);
  await scripts.release();
  await hydrated(page);
  await expect(current(page)).toBeInViewport({ratio: 1});
  expect(await offset(page)).toBe(before);
  expect(await pageOffset(page)).toBe(0);
});

test('the sidebar shows the link of a page that another link or Back leads to, but stays where a link in it is clicked', async ({
  page,
}) => {
  const isShown = async () => {
    await expect(page.getByRole('heading', {level: 1})).toHaveText('toSatisfy');
    await expect(current(page)).toBeInViewport({ratio: 1});
    expect(await pageOffset(page)).toBe(0);
  };
  await open(page, '/');
  await page.getByRole('main').locator('a[href="/docs/matchers/toSatisfy"]').click();
  await isShown();
  const before = await offset(page);
  await sidebar(page).getByRole('link', {name: 'toBeNil'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('toBeNil');
  expect(await offset(page)).toBe(before);
  await sidebar(page).getByRole('link', {name: 'Introduction'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
  await expect.poll(() => offset(page)).toBe(0);
  await page.goBack();
  await page.goBack();
  await isShown();
});

test('with forced colors, a line marks the current page in the sidebar and in the navigation bar', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/docs/matchers/toSatisfy');
  const line = (name: string) => page.locator(name).evaluate(link => getComputedStyle(link).textDecorationLine);
  expect(await line('.theme-doc-sidebar-container [aria-current=page]')).toBe('underline');
  expect(await line('.theme-doc-sidebar-container [href="/docs/matchers/toBeEmpty"]')).toBe('none');
  expect(await line('.navbar__items [href="/docs/matchers"]')).toBe('underline');
  expect(await line('.navbar__items [href="/docs"]')).toBe('none');
});

import {type Page} from '@playwright/test';
import {axeFindingsEverywhere, SHORT_PAGE} from './axe';
import {hits, input, openModal} from './search';
import {expect, open, test} from './test';

test.describe('mobile navbar sidebar', () => {
  test.use({viewport: {width: 375, height: 740}});
  const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
  const sidebar = (page: Page) => page.locator('.navbar-sidebar');

  test('is hidden at first; an icon of 30 px shows it, and its items navigate', async ({page}) => {
    await open(page, '/');
    await expect(page.locator('.navbar__items a', {hasText: 'API'})).toBeHidden();
    await expect(sidebar(page)).not.toBeInViewport();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => toggle(page).locator('svg').boundingBox()).toMatchObject({width: 30, height: 30});
    await toggle(page).click();
    await expect(sidebar(page)).toBeInViewport();
    await expect(page.locator('.navbar__toggle')).toHaveAttribute('aria-expanded', 'true');
    await sidebar(page).getByRole('link', {name: 'API'}).click();
    await expect(page).toHaveURL('/docs/matchers');
    await expect(sidebar(page)).not.toBeInViewport();
  });

  test('shows the docs in a secondary menu with a button back to the main menu; both pass axe', async ({page}) => {
    await open(page, SHORT_PAGE);
    await toggle(page).click();
    const secondary = sidebar(page).getByRole('link', {name: 'Boolean', exact: true});
    const main = sidebar(page).getByRole('link', {name: 'API', exact: true});
    await expect(secondary).toBeInViewport();
    await expect(main).not.toBeInViewport();
    expect(await axeFindingsEverywhere(page, '.navbar-sidebar')).toEqual([]);
    await page.getByRole('button', {name: /Back to main menu/}).click();
    await expect(main).toBeInViewport();
    await expect(secondary).not.toBeInViewport();
    expect(await axeFindingsEverywhere(page, '.navbar-sidebar')).toEqual([]);
  });

  test('closes when the window becomes as wide as a desktop, from 997 px', async ({page}) => {
    await page.setViewportSize({width: 996, height: 740});
    await open(page, '/docs');
    await expect(page.locator('aside .theme-doc-sidebar-menu')).toBeHidden();
    await toggle(page).click();
    await expect(sidebar(page)).toBeInViewport();
    await page.setViewportSize({width: 997, height: 740});
    await expect(sidebar(page)).toHaveCount(0);
    await expect(toggle(page)).toBeHidden();
    await expect(page.locator('aside .theme-doc-sidebar-menu')).toBeVisible();
    await page.setViewportSize({width: 375, height: 740});
    await expect(sidebar(page)).not.toBeInViewport();
  });

  test('closes on Back without leaving the page', async ({page}) => {
    await open(page, '/');
    await toggle(page).click();
    await sidebar(page).getByRole('link', {name: 'API'}).click();
    await expect(page).toHaveURL('/docs/matchers');
    await toggle(page).click();
    await expect(sidebar(page)).toBeInViewport();
    await page.evaluate(() => history.back());
    await expect(sidebar(page)).not.toBeInViewport();
    await expect(page).toHaveURL('/docs/matchers');
  });

  test('closes when the search opens another section of the page', async ({page}) => {
    /*
     * Guards src/theme/Navbar/MobileSidebar. Without it the sidebar stays open and the page inert. Without its
     * `preventScroll`, restoring the focus scrolls the page, and the section is in the middle.
     */
    await open(page, '/docs/matchers/array');
    await toggle(page).click();
    await expect(sidebar(page)).toBeInViewport();
    await openModal(page);
    await input(page).fill('toIncludeAllMembers');
    await expect(hits(page).first()).toContainText('.toIncludeAllMembers');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/array#toincludeallmembers$/);
    await expect(page.locator('.navbar__toggle')).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebar(page)).not.toBeInViewport();
    await expect(page.locator('.navbar__toggle')).toBeFocused();
    await expect.poll(async () => (await page.locator('#toincludeallmembers').boundingBox())?.y).toBeLessThan(200);
  });
});

import {type Page} from '@playwright/test';
import {hits, input, openModal} from './search';
import {expect, open, test} from './test';

test.describe('the navbar', () => {
  const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

  /** Scrolls like a reader, and waits until the page has reached the position. */
  async function scrollTo(page: Page, y: number): Promise<void> {
    await page.evaluate(top => window.scrollTo({top, behavior: 'instant'}), y);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(y);
    // The scroll event fires in the next frame, so two scrolls in one frame would be a single event.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  }

  test('hides when scrolling down, and shows when scrolling up', async ({page}) => {
    /*
     * Guards `hideOnScroll` of config/navbar.ts, which is off in stock Docusaurus. Without it this test reports
     * `Expected: not in viewport, Received: in viewport`.
     */
    await open(page, '/docs/matchers/array');
    await expect(navbar(page)).toBeInViewport();
    await scrollTo(page, 600);
    await scrollTo(page, 1_000);
    await expect(navbar(page)).not.toBeInViewport();
    await scrollTo(page, 900);
    await expect(navbar(page)).toBeInViewport();
  });

  test('is always shown near the top of the page', async ({page}) => {
    await open(page, '/docs/matchers/array');
    await scrollTo(page, 600);
    await scrollTo(page, 1_000);
    await expect(navbar(page)).not.toBeInViewport();
    await scrollTo(page, 10);
    await scrollTo(page, 20);
    await expect(navbar(page)).toBeInViewport();
  });
});

test.describe('mobile navbar sidebar', () => {
  test.use({viewport: {width: 375, height: 740}});
  const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
  const sidebar = (page: Page) => page.locator('.navbar-sidebar');

  test('is hidden at first, and shown by the toggle', async ({page}) => {
    await open(page, '/docs');
    await expect(sidebar(page)).not.toBeInViewport();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await toggle(page).click();
    await expect(sidebar(page)).toBeInViewport();
    await expect(page.locator('.navbar__toggle')).toHaveAttribute('aria-expanded', 'true');
  });

  test('closes when the window becomes as wide as a desktop', async ({page}) => {
    await open(page, '/docs');
    await toggle(page).click();
    await expect(sidebar(page)).toBeInViewport();
    await page.setViewportSize({width: 1200, height: 740});
    await expect(sidebar(page)).toHaveCount(0);
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

  for (const [what, query, address, heading] of [
    ['another page', 'toBeFrozen', /\/object#tobefrozen$/, 'Object'],
    ['another section of the page', 'toIncludeAllMembers', /\/array#toincludeallmembers$/, 'Array'],
  ] as const) {
    test(`closes when the search opens ${what}`, async ({page}) => {
      /*
       * Guards src/theme/Navbar/MobileSidebar. Without it the sidebar stays open and the page inert. Without its
       * `preventScroll`, restoring the focus scrolls the page, and the section is in the middle.
       */
      await open(page, '/docs/matchers/array');
      await toggle(page).click();
      await expect(sidebar(page)).toBeInViewport();
      await openModal(page);
      await input(page).fill(query);
      await expect(hits(page).first()).toContainText(`.${query}`);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(address);
      await expect(page.locator('.navbar__toggle')).toHaveAttribute('aria-expanded', 'false');
      await expect(sidebar(page)).not.toBeInViewport();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
      await expect(page.locator('.navbar__toggle')).toBeFocused();
      const section = page.locator(`#${query.toLowerCase()}`);
      await expect.poll(async () => (await section.boundingBox())?.y).toBeLessThan(200);
    });
  }
});

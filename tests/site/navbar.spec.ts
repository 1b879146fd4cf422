import {libraryVersion} from '@jest-extended/catalogue/version';
import type {Locator, Page} from '@playwright/test';
import {expect, onFixture, open, test} from './test';

test.describe('navigation bar', () => {
  test('left: Docs and API; right: the version, which leads to the releases, the repository and the package registry', async ({
    read,
  }) => {
    const page = await read('/');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    const items = (side: string) => () =>
      navbar
        .locator(`${side} a.navbar__item`)
        .evaluateAll(all => all.map(item => [item.textContent, item.getAttribute('href')]));
    const contain = (...specified: string[][]): unknown => expect.arrayContaining(specified);
    await expect
      .poll(items('.theme-layout-navbar-left'))
      .toEqual(contain(['Docs', '/docs'], ['API', '/docs/matchers']));
    await expect
      .poll(items('.theme-layout-navbar-right'))
      .toEqual(
        contain(
          [`v${libraryVersion}`, 'https://github.com/jest-community/jest-extended/releases'],
          ['GitHub', 'https://github.com/jest-community/jest-extended'],
          ['npm', 'https://www.npmjs.com/package/jest-extended'],
        ),
      );
  });

  test('external items open in a new tab without access to the site', async ({read}) => {
    const page = await read('/');
    const external = page.locator('.navbar a[href="https://www.npmjs.com/package/jest-extended"]').first();
    await expect(external).toHaveAttribute('target', '_blank');
    await expect(external).toHaveAttribute('rel', /noopener/);
  });

  test('only the item of the current page is marked as current', async ({read}) => {
    for (const [path, active] of [
      ['/docs', 'Docs'],
      ['/docs/getting-started/install', 'Docs'],
      ['/docs/matchers', 'API'],
      ['/docs/matchers/array', 'API'],
    ] as const) {
      const page = await read(path);
      await expect(page.locator('.navbar__items .navbar__link--active'), path).toHaveText([active]);
    }
  });

  /** Scrolls like a reader, and waits until the page has reached the position. */
  async function scrollTo(page: Page, y: number): Promise<void> {
    await page.evaluate(top => window.scrollTo({top, behavior: 'instant'}), y);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(y);
    // The scroll event fires in the next frame, so two scrolls in one frame would be a single event.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  }

  test('hides when scrolling down, shows when scrolling up, and is always shown near the top', async ({page}) => {
    /*
     * Guards `hideOnScroll` of config/navbar.ts, which is off in stock Docusaurus. Without it this test reports
     * `Expected: not in viewport, Received: in viewport`.
     */
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await open(page, '/docs/matchers/array');
    await expect(navbar).toBeInViewport();
    for (const y of [600, 1_000]) await scrollTo(page, y);
    await expect(navbar).not.toBeInViewport();
    await scrollTo(page, 900);
    await expect(navbar).toBeInViewport();
    for (const y of [600, 1_000]) await scrollTo(page, y);
    await expect(navbar).not.toBeInViewport();
    for (const y of [10, 20]) await scrollTo(page, y);
    await expect(navbar).toBeInViewport();
  });
});

test('every supported kind of item is shown, leads to its target, or opens', async ({page}) => {
  await page.setViewportSize({width: 1900, height: 900});
  await open(page, onFixture('/docs'));
  const items = page.locator('.navbar__items');
  const link = (name: string) => items.getByRole('link', {name, exact: true});
  const dropdown = (inside: Locator) => items.locator('.dropdown', {has: inside});
  await test.step('plain link', () =>
    expect(link('Plain link')).toHaveAttribute('href', '/docs/getting-started/install'));
  await test.step('dropdown', async () => {
    await expect(link('In the dropdown')).toBeHidden();
    await items.getByRole('button', {name: 'Dropdown'}).hover();
    await expect(link('In the dropdown')).toBeVisible();
  });
  await test.step('html', () => expect(items.locator('em#html-item')).toHaveText('HTML'));
  await test.step('single doc', () => expect(link('Calm doc')).toHaveAttribute('href', '/fixture-docs/calm'));
  await test.step('single doc that is a draft', () => expect(page.getByText('Draft doc')).toHaveCount(0));
  await test.step('doc sidebar', () => expect(link('Sidebar')).toHaveAttribute('href', /^\/docs\/?$/));
  await test.step('docs version', () => expect(link('Version')).toHaveAttribute('href', /^\/docs\/?$/));
  await test.step('docs version dropdown', async () => {
    const versions = dropdown(page.getByText('After the versions'));
    await expect(versions.locator('.navbar__link')).toHaveText('Next');
    await versions.hover();
    await expect(versions.locator('.dropdown__menu a')).toHaveText(['Next', 'After the versions']);
    await expect(versions.getByRole('link', {name: 'After the versions'})).toBeVisible();
  });
  await test.step('language dropdown', async () => {
    const languages = dropdown(page.locator('a[lang=en]'));
    await languages.hover();
    await expect(languages.locator('a[lang=en]')).toHaveText('English');
    await expect(languages.locator('a[lang=en]')).toBeVisible();
  });
  await test.step('search', () => expect(items.locator('button.DocSearch-Button')).toBeVisible());
});

import type {Page} from '@playwright/test';
import {libraryVersion} from '../../src/catalogue/version';
import {expect, onFixture, open, test, theme} from './test';

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
    await expect.poll(items('.theme-layout-navbar-left')).toEqual([
      ['Docs', '/docs'],
      ['API', '/docs/matchers'],
    ]);
    await expect.poll(items('.theme-layout-navbar-right')).toEqual([
      [`v${libraryVersion}`, 'https://github.com/jest-community/jest-extended/releases'],
      ['GitHub', 'https://github.com/jest-community/jest-extended'],
      ['npm', 'https://www.npmjs.com/package/jest-extended'],
    ]);
  });

  test('external items open in a new tab without access to the site', async ({read}) => {
    const page = await read('/');
    const external = page.locator('.navbar a[href="https://www.npmjs.com/package/jest-extended"]').first();
    await expect(external).toHaveAttribute('target', '_blank');
    await expect(external).toHaveAttribute('rel', /noopener/);
  });

  for (const [path, active] of [
    ['/docs', 'Docs'],
    ['/docs/getting-started/install', 'Docs'],
    ['/docs/matchers', 'API'],
    ['/docs/matchers/array', 'API'],
  ] as const) {
    test(`on ${path} only ${active} is marked as current`, async ({read}) => {
      const page = await read(path);
      await expect(page.locator('.navbar__items .navbar__link--active')).toHaveText([active]);
    });
  }

  test('the name links to the home page', async ({page}) => {
    await open(page, '/docs');
    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL('/');
  });

  test('the name has its height before any script runs', async ({read}) => {
    const page = await read('/');
    const logo = page.locator('.navbar__logo img').first();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});

test.describe('supported navbar item kinds', () => {
  const opened = async (page: Page) => {
    await page.setViewportSize({width: 1900, height: 900});
    await open(page, onFixture('/docs'));
  };

  const item = '.navbar__items';

  test('plain link', async ({page}) => {
    await opened(page);
    await page.locator(item).getByRole('link', {name: 'Plain link'}).click();
    await expect(page).toHaveURL(/\/docs\/getting-started\/install$/);
  });

  test('dropdown', async ({page}) => {
    await opened(page);
    const inside = page.locator(item).getByRole('link', {name: 'In the dropdown'});
    await expect(inside).toBeHidden();
    await page.locator(item).getByRole('button', {name: 'Dropdown'}).hover();
    await inside.click();
    await expect(page).toHaveURL(/\/docs\/getting-started\/setup$/);
  });

  test('html', async ({read}) => {
    const page = await read(onFixture('/docs'));
    await expect(page.locator(`${item} em#html-item`)).toHaveText('HTML');
  });

  test('single doc', async ({page}) => {
    await opened(page);
    await page.locator(item).getByRole('link', {name: 'Calm doc'}).click();
    await expect(page).toHaveURL(/\/fixture-docs\/calm$/);
  });

  test('single doc that is a draft: hidden', async ({read}) => {
    const page = await read(onFixture('/docs'));
    await expect(page.locator('.navbar').getByText('Draft doc')).toHaveCount(0);
  });

  test('doc sidebar', async ({read}) => {
    const page = await read(onFixture('/docs'));
    await expect(page.locator(item).getByRole('link', {name: 'Sidebar', exact: true})).toHaveAttribute(
      'href',
      /^\/docs\/?$/,
    );
  });

  test('docs version', async ({read}) => {
    const page = await read(onFixture('/docs'));
    await expect(page.locator(item).getByRole('link', {name: 'Version', exact: true})).toHaveAttribute(
      'href',
      /^\/docs\/?$/,
    );
  });

  test('docs version dropdown', async ({page}) => {
    await opened(page);
    const dropdown = page.locator(`${item} .dropdown`, {has: page.getByText('After the versions')});
    await expect(dropdown.locator('.navbar__link')).toHaveText('Next');
    await dropdown.hover();
    await expect(dropdown.locator('.dropdown__menu a')).toHaveText(['Next', 'After the versions']);
  });

  test('language dropdown', async ({page}) => {
    await opened(page);
    const dropdown = page.locator(`${item} .dropdown`, {has: page.locator('a[lang=en]')});
    await dropdown.hover();
    await expect(dropdown.locator('a[lang=en]')).toHaveText('English');
  });

  test('search', async ({read}) => {
    const page = await read(onFixture('/docs'));
    await expect(page.locator(`${item} button.DocSearch-Button`)).toBeVisible();
  });
});

test.describe('the navbar on narrow screens', () => {
  test.use({viewport: {width: 375, height: 740}});
  const sidebar = '.navbar-sidebar';

  test('becomes a sliding sidebar whose items navigate', async ({page}) => {
    await open(page, '/');
    await expect(page.locator('.navbar__items a', {hasText: 'API'})).toBeHidden();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator(sidebar)).toBeInViewport();
    await page.locator(sidebar).getByRole('link', {name: 'API'}).click();
    await expect(page).toHaveURL('/docs/matchers');
    await expect(page.locator(sidebar)).not.toBeInViewport();
  });

  test('shows the docs in a secondary menu with a button back to the main menu', async ({page}) => {
    await open(page, '/docs/matchers/array');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const secondary = page.locator(sidebar).getByRole('link', {name: 'Boolean', exact: true});
    const main = page.locator(sidebar).getByRole('link', {name: 'API', exact: true});
    await expect(secondary).toBeInViewport();
    await expect(main).not.toBeInViewport();
    await page.getByRole('button', {name: /Back to main menu/}).click();
    await expect(main).toBeInViewport();
    await expect(secondary).not.toBeInViewport();
  });

  test('the main menu leads to the playground, and names the color mode next to its button', async ({page}) => {
    await open(page, '/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const mode = page.locator(sidebar).getByRole('listitem').filter({hasText: 'Color mode'});
    await expect(page.locator(sidebar).getByRole('button', {name: /dark and light mode/})).toHaveCount(1);
    await mode.getByRole('button').click();
    await expect.poll(() => theme(page)).toBe('dark');
    await page.locator(sidebar).getByRole('link', {name: 'Playground'}).click();
    await expect(page).toHaveURL('/playground');
    await expect(page.locator(sidebar)).not.toBeInViewport();
  });

  test('the sidebar closes with its own button', async ({page}) => {
    await open(page, '/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.locator('.navbar-sidebar__close').click();
    await expect(page.locator(sidebar)).not.toBeInViewport();
  });
});

import {readFileSync} from 'node:fs';
import {expect, onFixture, open, test} from './test';

/** Languages that the specification lists, and those of install commands. */
const LANGUAGES = [
  'markup',
  'js',
  'jsx',
  'ts',
  'tsx',
  'css',
  'yaml',
  'markdown',
  'graphql',
  'sql',
  'swift',
  'kotlin',
  'c',
  'cpp',
  'rust',
  'go',
  'python',
  'json',
  'bash',
  'diff',
];

test.describe('constants', () => {
  test('996 px is mobile, 997 px is desktop', async ({page}) => {
    await page.setViewportSize({width: 996, height: 800});
    await open(page, '/docs');
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible();
    await expect(page.locator('aside .theme-doc-sidebar-menu')).toBeHidden();
    await page.setViewportSize({width: 997, height: 800});
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
    await expect(page.locator('aside .theme-doc-sidebar-menu')).toBeVisible();
  });

  test("a page's title and the site's are separated by |", async ({read}) => {
    const page = await read('/docs/matchers/array');
    await expect(page).toHaveTitle('Array | jest-extended');
  });

  test('the table of contents lists only headings of levels 2 and 3', async ({read}) => {
    const page = await read('/docs/matchers/array');
    const headings = await page
      .locator('.theme-doc-markdown :is(h2, h3)')
      .evaluateAll(all => all.map(({id}) => `#${id}`));
    expect(headings.length).toBeGreaterThan(5);
    const listed = () =>
      page.locator('.theme-doc-toc-desktop a').evaluateAll(all => all.map(link => link.getAttribute('href')));
    await expect.poll(listed).toEqual(headings);
  });

  test('the icon of the mobile toggle is 30 px wide and high', async ({page}) => {
    await page.setViewportSize({width: 375, height: 800});
    await open(page, '/');
    const icon = page.getByRole('button', {name: 'Toggle navigation bar'}).locator('svg');
    await expect(icon).toHaveAttribute('width', '30');
    await expect(icon).toHaveAttribute('height', '30');
    await expect.poll(() => icon.boundingBox()).toMatchObject({width: 30, height: 30});
  });

  test('a blog sidebar would be grouped by year', () => {
    expect(readFileSync('.docusaurus/docusaurus.config.mjs', 'utf8')).toMatch(/"groupByYear": true/);
  });

  test('the docs sidebar cannot be hidden', async ({read}) => {
    const page = await read('/docs');
    await expect(page.getByRole('button', {name: 'Collapse sidebar', exact: true})).toHaveCount(0);
  });

  test('opening a category of the docs sidebar collapses no other', async ({page}) => {
    await open(page, '/docs/matchers/array');
    const sidebar = page.locator('aside .theme-doc-sidebar-menu');
    await expect(sidebar.getByRole('link', {name: 'Array', exact: true})).toBeVisible();
    const guides = sidebar.locator('.menu__link--sublist', {hasText: 'Getting started'});
    // It may be open at first, so at most two clicks open it.
    if ((await guides.getAttribute('aria-expanded')) === 'false') await guides.click();
    await expect(sidebar.getByRole('link', {name: 'Install'})).toBeVisible();
    await expect(sidebar.getByRole('link', {name: 'Array', exact: true})).toBeVisible();
  });

  for (const language of LANGUAGES) {
    test(`${language} is highlighted`, async ({read}) => {
      const page = await read(onFixture('/fixture-docs/languages'));
      const block = page.locator(`.language-${language} code`).first();
      const colors = async () => {
        const found = await block
          .locator('.token-line, .token')
          .evaluateAll(tokens => tokens.map(token => getComputedStyle(token).color));
        return new Set(found).size;
      };
      await expect.poll(colors).toBeGreaterThan(1);
    });
  }

  test('each color mode has its own code theme', async ({page}) => {
    await open(page, '/docs/matchers/array');
    const colors = () =>
      page
        .locator('pre code')
        .first()
        .locator('.token')
        .evaluateAll(tokens => tokens.map(token => getComputedStyle(token).color).join());
    const light = await colors();
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.reload();
    await expect.poll(colors).not.toBe(light);
  });
});

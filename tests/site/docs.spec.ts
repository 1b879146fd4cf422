import {readFileSync} from 'node:fs';
import {expect, onFixture, open, RECONNECT, test} from './test';
import {readDocument} from './sitemap';

test('the docs have one version, current, labeled Next, under /docs, and one sidebar, tutorialSidebar', () => {
  const data: unknown = JSON.parse(readFileSync('.docusaurus/globalData.json', 'utf8'));
  expect(data).toMatchObject({
    'docusaurus-plugin-content-docs': {
      default: {
        versions: [
          {
            name: 'current',
            label: 'Next',
            isLast: true,
            path: '/docs',
            mainDocId: 'index',
            docs: expect.arrayContaining([
              {id: 'matchers/array', path: '/docs/matchers/array', sidebar: 'tutorialSidebar'},
              {id: 'index', path: '/docs/', sidebar: 'tutorialSidebar'},
            ]),
            sidebars: {tutorialSidebar: {link: {path: '/docs/'}}},
          },
        ],
      },
    },
  });
});

test('the configuration has the settings of the specification', () => {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(`.docusaurus/${file}`, 'utf8').replace(/^[^]*export default |;\s*$/g, ''));
  expect(read('i18n.json')).toMatchObject({
    locales: ['en'],
    localeConfigs: {
      en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en'},
    },
  });
  expect(read('docusaurus.config.mjs')).toMatchObject({
    title: 'jest-extended',
    tagline: 'Additional Jest matchers',
    url: 'https://jest-extended.jestcommunity.dev',
    baseUrl: '/',
    favicon: 'img/favicon.svg',
    titleDelimiter: '|',
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
    presets: [['classic', expect.anything()]],
    themeConfig: {
      colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
      docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
      blog: {sidebar: {groupByYear: true}},
      algolia: {indexName: 'jest-extended', contextualSearch: true, searchPagePath: 'search'},
    },
  });
});

test('a page declares its language, version and tag for crawlers', () => {
  const read = (path: string) => (name: string) => readDocument(path)(`meta[name="${name}"]`).attr('content');
  const doc = read('/docs/matchers/array');
  expect(['docsearch:language', 'docsearch:version', 'docsearch:docusaurus_tag'].map(doc)).toEqual([
    'en',
    'current',
    'docs-default-current',
  ]);
  expect(read('/')('docsearch:docusaurus_tag')).toBe('default');
});

test('an unlisted doc is available by its URL, but excluded from crawlers and from the sidebar; a draft is not built', async ({
  page,
}) => {
  await open(page, onFixture('/fixture-docs/unlisted'));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Unlisted');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await open(page, onFixture('/fixture-docs/calm'));
  await expect(page.locator('aside').getByRole('link', {name: 'Calm', exact: true})).toBeVisible();
  await expect(page.locator('aside').getByText(/Hidden category|Unlisted inside/)).toHaveCount(0);
  expect((await page.request.get(onFixture('/fixture-docs/draft'), RECONNECT)).status()).toBe(404);
});

test('the sidebar has links and categories, marks the current doc, and cannot be hidden', async ({read}) => {
  const page = await read('/docs/matchers/array');
  const sidebar = page.locator('aside .theme-doc-sidebar-menu');
  await expect(sidebar.locator('.theme-doc-sidebar-item-category').first()).toBeVisible();
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('Array');
  await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', '/docs/matchers/array');
  await expect(page.getByRole('button', {name: 'Collapse sidebar', exact: true})).toHaveCount(0);
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

test('the chosen version is stored, and discarded if no version has its name', async ({page}) => {
  const KEY = 'docs-preferred-version-default';
  const stored = () => page.evaluate(key => localStorage.getItem(key), KEY);
  await page.setViewportSize({width: 1900, height: 900});
  await open(page, onFixture('/docs/matchers/array'));
  const dropdown = page.locator('.navbar__items .dropdown', {has: page.getByText('After the versions')});
  await dropdown.hover();
  await dropdown.locator('.dropdown__menu').getByRole('link', {name: 'Next'}).click();
  await expect.poll(stored).toBe('current');
  await page.evaluate(key => localStorage.setItem(key, '9.9'), KEY);
  await page.reload();
  await expect.poll(stored).toBeNull();
});

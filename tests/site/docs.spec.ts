import {readFileSync} from 'node:fs';
import {expect, onFixture, open, RECONNECT, test} from './test';
import {htmlOf} from './sitemap';

/** The content of a `<meta>` in built HTML. The minifier omits quotes where it can. */
function meta(html: string, name: string): string | undefined {
  return html
    .match(/<meta[^>]*>/g)
    ?.find(tag => new RegExp(`name="?${name}["\\s>]`).test(tag))
    ?.match(/content="?(?<content>[^"\s>]+)/)?.groups?.content;
}

test.describe('entities and their fields', () => {
  test('the docs version: current, labelled Next, the last one, under /docs, with the main doc index', () => {
    const data: unknown = JSON.parse(readFileSync('.docusaurus/globalData.json', 'utf8'));
    expect(data).toMatchObject({
      'docusaurus-plugin-content-docs': {
        default: {
          versions: [{name: 'current', label: 'Next', isLast: true, path: '/docs', mainDocId: 'index'}],
        },
      },
    });
  });

  test('docs are in the sidebar tutorialSidebar', () => {
    const data: unknown = JSON.parse(readFileSync('.docusaurus/globalData.json', 'utf8'));
    expect(data).toMatchObject({
      'docusaurus-plugin-content-docs': {
        default: {
          versions: [
            {
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

  test('the page of a doc declares its language, version and tag for crawlers', () => {
    const html = htmlOf('/docs/matchers/array');
    expect(meta(html, 'docsearch:language')).toBe('en');
    expect(meta(html, 'docusaurus_version')).toBe('current');
    expect(meta(html, 'docsearch:version')).toBe('current');
    expect(meta(html, 'docusaurus_tag')).toBe('docs-default-current');
    expect(meta(html, 'docsearch:docusaurus_tag')).toBe('docs-default-current');
  });

  test('a page outside the docs has the tag default', () => {
    expect(meta(htmlOf('/'), 'docusaurus_tag')).toBe('default');
    expect(meta(htmlOf('/'), 'docsearch:docusaurus_tag')).toBe('default');
  });

  test('an unlisted doc is available by its URL, but excluded from crawlers and from the sidebar', async ({page}) => {
    await open(page, onFixture('/fixture-docs/unlisted'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Unlisted');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await open(page, onFixture('/fixture-docs/calm'));
    await expect(page.locator('aside').getByRole('link', {name: 'Calm', exact: true})).toBeVisible();
    await expect(page.locator('aside').getByText('Hidden category')).toHaveCount(0);
    await expect(page.locator('aside').getByText('Unlisted inside')).toHaveCount(0);
  });

  test('a draft is not in a production build', async ({request}) => {
    expect((await request.get(onFixture('/fixture-docs/draft'), RECONNECT)).status()).toBe(404);
  });

  test('the sidebar has links and categories, and marks the current doc', async ({read}) => {
    const page = await read('/docs/matchers/array');
    const sidebar = page.locator('aside .theme-doc-sidebar-menu');
    await expect(sidebar.locator('.theme-doc-sidebar-item-category').first()).toBeVisible();
    await expect(sidebar.locator('[aria-current=page]')).toHaveText('Array');
    await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', '/docs/matchers/array');
  });
});

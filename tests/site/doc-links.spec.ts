import {groups} from '@jest-extended/catalogue';
import type {Page} from '@playwright/test';
import {links, site} from '../../config/site';
import {expect, onFixture, open, RECONNECT, test, waitForIdleNetwork} from './test';

const EDIT = 'Edit this page';
const REPORT = 'Report a problem with this page';

test.describe('Links about a page of the docs', () => {
  test('the end of a page leads to a new issue of the library that names the page', async ({read}) => {
    const page = await read('/docs/matchers/array');
    const issue = page.getByRole('article').getByRole('link', {name: REPORT});
    const url = new URL((await issue.getAttribute('href')) ?? '');
    expect(url.origin + url.pathname).toBe(links.issues);
    expect(url.searchParams.get('title')).toBe('Documentation: Array');
    expect(url.searchParams.get('body')).toBe(`${site.url}/docs/matchers/array\n\n`);
  });

  test('the link to the file needs the repository of the site', async ({read}) => {
    await expect((await read('/docs/matchers/array')).getByRole('link', {name: EDIT})).toHaveCount(0);
    const page = await read(onFixture('/fixture-docs/calm'));
    await expect(page.getByRole('link', {name: REPORT})).toHaveCount(1);
    await expect(page.getByRole('link', {name: EDIT})).toHaveAttribute(
      'href',
      'https://github.com/owner/site/edit/main/tests/site/fixture/docs/calm.mdx',
    );
  });
});

test.describe('A page of the docs as Markdown', () => {
  const TWIN = '/docs/matchers/pass.md';
  const copy = (page: Page) => page.getByRole('button', {name: 'Copy as Markdown'});
  const said = (page: Page) => page.getByRole('main').getByRole('status').filter({hasText: /\S/});

  test('a link shows it, and a button, by keyboard, copies it and says so; neither fetches it before', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const fetched: string[] = [];
    page.on('request', request => {
      if (/copyMarkdown|\.md$/.test(request.url())) fetched.push(new URL(request.url()).pathname);
    });
    await open(page, '/docs/matchers/pass');
    await waitForIdleNetwork(page);
    expect(fetched).toEqual([]);
    await copy(page).focus();
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText('Copied.');
    expect(fetched).toEqual([TWIN]);
    const markdown = await (await page.request.get(TWIN, RECONNECT)).text();
    expect(markdown).toMatch(/^# Pass\n/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
    await page.getByRole('link', {name: 'View as Markdown'}).click();
    await expect(page).toHaveURL(TWIN);
    await expect(page.locator('body')).toHaveText(markdown);
  });

  test('when the browser does not allow copying, or the host sends a login, the button says so, each time', async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
    await open(page, '/docs/matchers/pass');
    await copy(page).click();
    await expect(said(page)).toHaveText(/^Your browser did not allow copying\./);
    await page.route(`**${TWIN}`, route => route.fulfill({contentType: 'text/html', body: '<h1>Log in</h1>'}));
    await copy(page).click();
    await expect(said(page)).toHaveText('The Markdown could not be loaded.');
  });
});

test.describe('The sidebar', () => {
  test('shows the number of matchers of each group, which is not a part of its name', async ({read}) => {
    const page = await read('/docs/matchers/array');
    const counted = page.locator('aside .theme-doc-sidebar-menu [data-count]');
    const shown = () =>
      counted.evaluateAll(all => all.map(link => [link.textContent, getComputedStyle(link, '::after').content]));
    await expect.poll(shown).toEqual(groups.map(({label, matchers}) => [label, `"${matchers.length}" / ""`]));
  });
});

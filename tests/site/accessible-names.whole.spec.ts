import type {Page} from '@playwright/test';
import {expect, test} from './test';
import {readDocument, sitemapPaths} from './sitemap';

const PATHS = sitemapPaths();

/** The nodes of a role in the accessibility tree of Chromium, whose names differ from those of Playwright. */
async function getNames(page: Page, role: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.filter(node => !node.ignored && node.role?.value === role).map(node => String(node.name?.value ?? ''));
}

test('the name of each heading and of each link to a matcher is its text: no spaces in it, no link after it', async ({
  read,
}) => {
  for (const path of ['/docs/matchers/array', '/docs/matchers', '/docs/getting-started/install']) {
    const page = await read(path);
    const headings = await page
      .locator('h1, h2, h3')
      .filter({visible: true})
      .evaluateAll(all => all.map(heading => String(heading.textContent).trim()));
    expect((await getNames(page, 'heading')).sort(), path).toEqual(headings.sort());
    expect((await getNames(page, 'link')).filter(name => /^\.\w+ /.test(name))).toEqual([]);
  }
  expect(await getNames(await read('/docs/matchers/array'), 'heading')).toContain(
    '.toIncludeSamePartialMembers(members)',
  );
});

test('the link to each heading is next to it, with its name', () => {
  let count = 0;
  for (const path of PATHS) {
    const $ = readDocument(path);
    expect($(':is(h1, h2, h3, h4, h5, h6) .hash-link'), path).toHaveLength(0);
    const headings = $('.heading > [id]');
    count += headings.length;
    headings.each((_, heading) => {
      const link = $(heading).next('.hash-link');
      expect(link.attr('href')).toBe(`#${$(heading).attr('id')}`);
      expect(link.attr('aria-label')).toMatch(/^Direct link to ./);
    });
  }
  expect(count).toBeGreaterThan(0);
});

test('on each page with tabs, a tab controls the panel with its name, and no two panels have the same id', async ({
  read,
}) => {
  test.slow();
  const withTabs = PATHS.filter(path => readDocument(path)('[role=tablist]').length > 0);
  expect(withTabs.length).toBeGreaterThan(3);
  for (const path of withTabs) {
    const page = await read(path);
    const tabs = await page.getByRole('tab').evaluateAll(all =>
      all.map(tab => {
        const panels = document.querySelectorAll(`[id="${tab.getAttribute('aria-controls')}"]`);
        const [panel] = panels;
        const name =
          panel?.ariaLabel ?? document.getElementById(panel?.getAttribute('aria-labelledby') ?? '')?.textContent;
        return {
          tab: tab.textContent,
          name,
          role: panel?.role,
          count: panels.length,
          matches: tab.ariaSelected === String(panel?.checkVisibility({visibilityProperty: true})),
        };
      }),
    );
    expect(tabs.length, path).toBeGreaterThan(1);
    expect(tabs, path).toEqual(tabs.map(({tab}) => ({tab, name: tab, role: 'tabpanel', count: 1, matches: true})));
    expect(
      (await getNames(page, 'tablist')).filter(name => !name),
      path,
    ).toEqual([]);
    expect(
      (await getNames(page, 'tabpanel')).filter(name => !name),
      path,
    ).toEqual([]);
  }
});

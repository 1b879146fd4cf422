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

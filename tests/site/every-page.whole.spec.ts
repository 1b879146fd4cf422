import type {Page} from '@playwright/test';
import {axeFindingsEverywhere, axeFindingsExceptColors} from './axe';
import {expect, open, test} from './test';
import {readHtml, sitemapPaths} from './sitemap';

const MISSING = '/no/such/page';

/** The widths at which tables are looked at. */
const TABLE_WIDTHS = [375, 768, 1024, 1100, 1280];

/** What is wrong with the tables of a page at its current width. */
const findTableMistakes = (page: Page): Promise<string[]> =>
  page.locator('.theme-doc-markdown table').evaluateAll(all =>
    all.flatMap(({parentElement: frame}, index) => {
      if (!frame) return [];
      const isCut = frame.scrollWidth > frame.clientWidth;
      const {overflowX} = getComputedStyle(frame);
      const isRegion =
        frame.getAttribute('role') === 'region' && frame.tabIndex === 0 && frame.hasAttribute('aria-label');
      const isWider =
        frame.getBoundingClientRect().right > (frame.parentElement?.getBoundingClientRect().right ?? 0) + 1;
      return [
        isCut && overflowX !== 'auto' && 'does not scroll',
        isCut !== isRegion && (isCut ? 'cannot be reached by keyboard' : 'is a region, but does not scroll'),
        isWider && 'is wider than its column',
      ].flatMap(mistake => (mistake ? [`table ${index + 1} ${mistake}`] : []));
    }),
  );

/** Expects that each table of a page fits, or scrolls in a region with a name. */
async function expectTablesToFit(page: Page, path: string): Promise<void> {
  await expect(page.locator('.theme-doc-markdown table')).toHaveCount(readHtml(path).split('<table').length - 1);
  // A closed row has no layout.
  await page.locator('details:has(table)').evaluateAll(all => all.forEach(row => row.setAttribute('open', '')));
  for (const width of TABLE_WIDTHS) {
    await page.setViewportSize({width, height: 800});
    await expect.poll(() => findTableMistakes(page), `${width} px`).toEqual([]);
  }
}

/** One page of each kind. The other pages use the same components, with the same colors and the same layout when zoomed. */
const KINDS = [
  '/',
  '/docs/',
  '/docs/getting-started/install',
  '/docs/matchers/',
  '/docs/matchers/toBeEmpty',
  '/playground',
];

for (const path of [...sitemapPaths(), MISSING]) {
  test(`${path} passes axe, and its tables fit at each width`, async ({page}) => {
    await open(page, path);
    const isOfKind = path === MISSING || KINDS.includes(path);
    expect(await (isOfKind ? axeFindingsEverywhere(page) : axeFindingsExceptColors(page)), 'axe').toEqual([]);
    if (path.startsWith('/docs')) await expectTablesToFit(page, path);
  });
}

test('with the text spacing that readers may set (WCAG 1.4.12), no kind of page scrolls sideways on a phone', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 800});
  for (const path of [...KINDS, MISSING]) {
    await open(page, path);
    await page.addStyleTag({
      content: '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

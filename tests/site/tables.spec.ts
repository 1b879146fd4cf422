import type {Page} from '@playwright/test';
import {expect, open, test} from './test';
import {readHtml, sitemapPaths} from './sitemap';

const WIDTHS = [375, 768, 1024, 1100, 1280];

const tables = (page: Page) => page.locator('.theme-doc-markdown table');

/** What is wrong with the tables of a page at its current width. */
const findMistakes = (page: Page): Promise<string[]> =>
  tables(page).evaluateAll(all =>
    all.flatMap(({parentElement: frame}, index) => {
      if (!frame) return [];
      const isCut = frame.scrollWidth > frame.clientWidth;
      const {overflowX, maskImage} = getComputedStyle(frame);
      const isRegion =
        frame.getAttribute('role') === 'region' && frame.tabIndex === 0 && frame.hasAttribute('aria-label');
      const isWider =
        frame.getBoundingClientRect().right > (frame.parentElement?.getBoundingClientRect().right ?? 0) + 1;
      return [
        isCut && overflowX !== 'auto' && 'does not scroll',
        isCut && !maskImage.includes('gradient') && 'does not show that it goes on',
        isCut !== isRegion && (isCut ? 'cannot be reached by keyboard' : 'is a region, but does not scroll'),
        isWider && 'is wider than its column',
      ].flatMap(mistake => (mistake ? [`table ${index + 1} ${mistake}`] : []));
    }),
  );

const countTables = (path: string): number => readHtml(path).split('<table').length - 1;

for (const path of sitemapPaths().filter(each => countTables(each) > 0)) {
  test(`each table on ${path} fits, or scrolls in a region with a name that shows where it goes on`, async ({page}) => {
    await open(page, path);
    await expect(tables(page)).toHaveCount(countTables(path));
    // A closed row has no layout.
    await page.locator('details:has(table)').evaluateAll(all => all.forEach(row => row.setAttribute('open', '')));
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 800});
      await expect.poll(() => findMistakes(page), `${width} px`).toEqual([]);
    }
  });
}

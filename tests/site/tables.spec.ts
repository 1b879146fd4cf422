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
      const {overflowX, backgroundImage, backgroundAttachment} = getComputedStyle(frame);
      const isRegion =
        frame.getAttribute('role') === 'region' && frame.tabIndex === 0 && frame.hasAttribute('aria-label');
      // Two grounds that scroll with the table cover the shadows at its ends.
      const hasShadows =
        backgroundImage.match(/linear-gradient/g)?.length === 4 && /^local, local, scroll/.test(backgroundAttachment);
      const isWider =
        frame.getBoundingClientRect().right > (frame.parentElement?.getBoundingClientRect().right ?? 0) + 1;
      return [
        isCut && overflowX !== 'auto' && 'does not scroll',
        isCut && !hasShadows && 'does not show that it goes on',
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

test('the verdicts in a table are words, each drawn in its own way', async ({read}) => {
  const page = await read('/docs/matchers/number#which-values');
  const row = page.locator('tr', {has: page.getByRole('rowheader', {name: '.toBeNaN()'})});
  await expect(row.getByRole('cell')).toHaveText([
    'fails',
    'passes',
    'fails',
    'throws',
    'fails',
    'fails',
    'undefined passes',
  ]);
  const marks = await row
    .locator('.verdict')
    .evaluateAll(all => all.map(verdict => `${verdict.textContent} ${getComputedStyle(verdict, '::before').content}`));
  expect([...new Set(marks)]).toEqual(['fails "× " / ""', 'passes "✓ " / ""', 'throws none']);
});

test('short code is on one line, and the negative infinity on that of its minus', async ({page}) => {
  for (const [path, width] of [
    ['/docs/getting-started/setup', 375],
    ['/docs/getting-started/setup', 1280],
    ['/docs/matchers/number', 375],
    ['/docs/matchers/object', 1280],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await open(page, path);
    const broken = await page
      .locator('.theme-doc-markdown :is(p, li, td, th) code:not([data-example] code)')
      .evaluateAll(all =>
        all
          .filter(code => String(code.textContent).length <= 28 && code.getClientRects().length > 1)
          .map(code => code.textContent),
      );
    expect(broken, `${path}, ${width} px`).toEqual([]);
  }
});

import type {Page} from '@playwright/test';
import {axeFindings} from './axe';
import {expect, hydrated, test} from './test';
import {sitemapPaths} from './sitemap';

const WIDTHS = [360, 375, 768, 996, 1280, 1920];
const MISSING = '/no/such/page';

/** Widths at which the page can be scrolled sideways. */
async function widthsThatOverflow(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 800});
    const widest = await page.evaluate(() => {
      const root = document.scrollingElement;
      return root && root.scrollWidth > window.innerWidth ? root.scrollWidth : 0;
    });
    if (widest > 0) found.push(`${width} px wide, content ${widest} px`);
  }
  return found;
}

for (const mode of ['light', 'dark'] as const) {
  test.describe(`in ${mode} mode`, () => {
    test.beforeEach(async ({page}) => {
      await page.addInitScript(value => localStorage.setItem('theme', value), mode);
    });

    // Axe computes the contrast of every word of code; a busy machine takes its time.
    test.describe.configure({timeout: 90_000});

    for (const path of [...sitemapPaths(), MISSING]) {
      test(`${path} hydrates, keeps quiet, stays on its origin and passes axe`, async ({page, seen}) => {
        const missing = path === MISSING;
        await page.goto(path);
        await hydrated(page);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        await page.waitForLoadState('networkidle');
        expect(await axeFindings(page), 'axe').toEqual([]);
        // The missing page itself is answered with 404, which Chromium tells on the console.
        const own = (line: string) => !(missing && /404/.test(line));
        expect(seen.output.filter(own), 'console').toEqual([]);
        expect(seen.failed.filter(own), 'failed requests').toEqual([]);
        expect(seen.foreign, 'requests to other origins').toEqual([]);
      });
    }
  });
}

for (const path of [...sitemapPaths(), MISSING]) {
  test(`${path} is nowhere wider than the window`, async ({page}) => {
    await page.goto(path);
    await hydrated(page);
    expect(await widthsThatOverflow(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const path of sitemapPaths()) {
    test(`${path} shows its heading and its text`, async ({page}) => {
      await page.goto(path);
      const main = page.locator('main');
      await expect(main.getByRole('heading', {level: 1})).toBeVisible();
      expect((await main.innerText()).length).toBeGreaterThan(100);
    });
  }

  test('an anchor leads to its heading', async ({page}) => {
    await page.goto('/docs/matchers/array#tobearray');
    await expect(page.locator('#tobearray')).toBeInViewport();
  });
});

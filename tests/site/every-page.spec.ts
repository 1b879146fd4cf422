import {PAGE_CHANGED} from '../../src/client/events';
import {takeSample} from '../budgets/sample';
import docIds from './doc-ids.json';
import {expect, open, test, waitForIdleNetwork} from './test';
import {sitemapPaths} from './sitemap';
import type {Page} from '@playwright/test';

/** The narrowest window of each layout. */
const WIDTHS = [320, 997];
const MISSING = '/no/such/page';

/** Pages by their paths, each with the ids that links of readers have. */
const ids: Readonly<Record<string, readonly string[]>> = docIds;

/** The widths at which the page can be scrolled horizontally. */
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

/**
 * The ids of a page that do not lead to visible content. Without the router, which would render the page for each hash:
 * disclosures.whole.spec.ts tests links, hits and Back.
 */
const findLostIds = (page: Page, hashes: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ({event, hashes}) => {
      const isVisible = (element: Element | null): boolean => {
        if (!element?.checkVisibility()) return false;
        const {top, bottom, height} = element.getBoundingClientRect();
        // An old anchor is an empty element right before what replaced it.
        if (height === 0) return isVisible(element.nextElementSibling);
        return bottom > 0 && top < innerHeight;
      };
      return hashes.filter(hash => {
        const target = document.getElementById(hash);
        history.replaceState(null, '', `#${hash}`);
        dispatchEvent(new Event(event));
        target?.scrollIntoView();
        return !isVisible(target) || target?.closest('details')?.open === false;
      });
    },
    {event: PAGE_CHANGED, hashes},
  );

test('every page with ids that links of readers have exists', () => {
  const paths = sitemapPaths().map(path => path.replace(/(.)\/$/, '$1'));
  expect(Object.keys(ids).filter(path => !paths.includes(path.replace(/(.)\/$/, '$1')))).toEqual([]);
});

for (const path of [MISSING, ...takeSample(sitemapPaths(), 3)]) {
  test(`${path} hydrates, logs nothing, stays on its origin, fits the window, and shows the target of each id`, async ({
    page,
    seen,
  }) => {
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await widthsThatOverflow(page), 'wider than the window').toEqual([]);
    await page.setViewportSize({width: 1280, height: 720});
    expect(await findLostIds(page, ids[path] ?? ids[path.replace(/\/$/, '')] ?? [])).toEqual([]);
    await waitForIdleNetwork(page);
    // The response for the missing page is a 404, which Chromium logs to the console.
    const own = (line: string) => !(path === MISSING && /404/.test(line));
    expect(seen.output.filter(own), 'console').toEqual([]);
    expect(seen.failed.filter(own), 'failed requests').toEqual([]);
    expect(seen.foreign, 'requests to other origins').toEqual([]);
  });
}

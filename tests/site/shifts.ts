import type {Page} from '@playwright/test';
import {expect, hold, hydrated, withFonts} from './test';

/** An entry of the Layout Instability API, as far as it is used here. TypeScript's own types lack it. */
type LayoutShift = PerformanceEntry & {value: number; sources: readonly {node: Node | null}[]};

/** A page that is painted and not yet hydrated. */
interface Painted {
  /** Lets the scripts of the page run and waits until React has hydrated it. */
  readonly hydrate: () => Promise<void>;
  /** The layout shifts since the whole page was painted: for each its score and what moved. */
  readonly shifts: () => Promise<readonly Shift[]>;
}

interface Shift {
  readonly score: number;
  readonly moved: string;
}

/**
 * Opens a page whose scripts wait until the browser has painted the whole HTML, and records the layout shifts from then
 * on. Without the wait, a busy browser paints parts of a table or of the navbar first, which then move.
 * @param options.fonts `held` if the test holds the web fonts, so that this does not wait for them
 */
export async function openPainted(
  page: Page,
  path: string,
  {fonts = 'loaded'}: {readonly fonts?: 'held' | 'loaded'} = {},
): Promise<Painted> {
  const scripts = await hold(page, /\.js(\?|$)/);
  await page.goto(path, {waitUntil: 'commit'});
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive');
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(painted).toBe(1);
  if (fonts === 'loaded') await withFonts(page);
  await page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const shifts: Shift[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver(list => {
      for (const {value, sources} of list.getEntries() as LayoutShift[])
        shifts.push({
          score: value,
          moved: sources.map(({node}) => `${node?.nodeName} ${node?.textContent}`).join(', '),
        });
    }).observe({type: 'layout-shift'});
  });
  return {
    hydrate: async () => {
      await scripts.release();
      await hydrated(page);
    },
    shifts: () =>
      page.evaluate(async () => {
        // The browser reports the shifts of a frame after that frame.
        await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return Reflect.get(window, 'shifts') as readonly Shift[];
      }),
  };
}

import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import {type Page} from '@playwright/test';
import {BUILD} from '../site/sitemap';
import {expect, hold, hydrated, open, test} from '../site/test';
import budgets from './budgets.json';
import runner from './runner.json';

const FONTS = /\.woff2(\?|$)/;
const PAGES = ['/', '/docs/matchers/array'];

/** Size in bytes with brotli at quality 11, as a good host sends files. */
const brotli = (body: Buffer): number =>
  brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;

/**
 * Records the scripts that a page loads from now on, by path, excluding prefetches for other pages. Their sizes are
 * read from the build, because the browser may lack the body of a prefetched script.
 */
function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('response', response => {
    const ahead = response.request().headers()['sec-purpose']?.includes('prefetch') ?? false;
    const {pathname} = new URL(response.url());
    if (pathname.endsWith('.js') && response.request().resourceType() === 'script' && !ahead) scripts.add(pathname);
  });
  return scripts;
}

/** The total size of the scripts, and each script, largest first. */
function sized(scripts: Set<string>, sizeOf: (script: Buffer) => number): {total: number; each: string} {
  const sizes = [...scripts].map(script => ({script, size: sizeOf(readFileSync(path.join(BUILD, script)))}));
  const each = sizes.sort((a, b) => b.size - a.size).map(({script, size}) => `${size} ${script}`);
  return {total: sizes.reduce((sum, {size}) => sum + size, 0), each: each.join('\n')};
}

for (const [page_, limit] of Object.entries(budgets.javascript)) {
  test(`${page_} takes at most ${limit} bytes of JavaScript until it is idle`, async ({page}) => {
    const scripts = scriptsOf(page);
    await open(page, page_);
    await page.waitForLoadState('networkidle');
    const {total, each} = sized(scripts, brotli);
    test.info().annotations.push({type: 'bytes', description: String(total)});
    expect(total).toBeGreaterThan(0);
    expect(total, each).toBeLessThanOrEqual(limit);
  });
}

test(`the web fonts take at most ${budgets.fonts} bytes together`, () => {
  const sizes = readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter(file => FONTS.test(file))
    .map(file => statSync(path.join(BUILD, file)).size);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.fonts);
});

/** A screenshot of a part of the page that does not wait for fonts, unlike Playwright's. */
async function picture(page: Page, clip: {x: number; y: number; width: number; height: number}): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const {data} = await session.send('Page.captureScreenshot', {clip: {...clip, scale: 1}});
  await session.detach();
  return data;
}

/** The sum of all layout shifts since the page's start. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          const shifts = list.getEntries().map(entry => ('value' in entry ? Number(entry.value) : 0));
          resolve(shifts.reduce((sum, shift) => sum + shift, 0));
        }).observe({type: 'layout-shift', buffered: true});
        // Without layout shifts no observer is called, so stop after two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0), 100)));
      }),
  );
}

for (const path_ of PAGES) {
  test(`${path_} shows its text before the fonts have loaded`, async ({page}) => {
    const fonts = await hold(page, FONTS);
    await page.goto(path_, {waitUntil: 'commit'});
    await hydrated(page);
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toBeVisible();
    const box = (await heading.boundingBox()) ?? {x: 0, y: 0, width: 1, height: 1};
    const inked = async () => {
      const withText = await picture(page, box);
      await heading.evaluate(element => element.style.setProperty('opacity', '0'));
      const without = await picture(page, box);
      await heading.evaluate(element => element.style.removeProperty('opacity'));
      return withText !== without;
    };
    await expect.poll(inked).toBe(true);
    expect(fonts.count()).toBeGreaterThan(0);
    await fonts.release();
  });

  for (const width of [375, 1280]) {
    test(`${path_} has no layout shift while it loads, however late the fonts are (${width} px)`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      const fonts = await hold(page, FONTS);
      await page.goto(path_, {waitUntil: 'commit'});
      await hydrated(page);
      const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
      await expect.poll(painted).toBe(1);
      await fonts.release();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      expect(await layoutShift(page)).toBe(0);
    });
  }
}

test(`the code that runs an example in the page takes at most ${budgets.runnerPageGzipKiB} KiB in addition to the runner`, async ({
  page,
}) => {
  await open(page, '/docs/matchers/array');
  await page.waitForLoadState('networkidle');
  const scripts = scriptsOf(page);
  await page.getByRole('button', {name: 'Run'}).first().click();
  await expect(page.getByText('PASS', {exact: true}).first()).toBeVisible();
  const {total, each} = sized(scripts, script => gzipSync(script, {level: 9}).length);
  expect(total).toBeGreaterThan(0);
  expect(total / 1024, each).toBeLessThanOrEqual(budgets.runnerPageGzipKiB);
});

test(`the runner's script takes at most ${runner.scriptGzipKiB} KiB`, () => {
  const folder = path.join(BUILD, 'assets/runner');
  const sizes = readdirSync(folder)
    .filter(file => file.startsWith('jest-'))
    .map(file => gzipSync(readFileSync(path.join(folder, file)), {level: 9}).length / 1024);
  expect(sizes).toHaveLength(1);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(runner.scriptGzipKiB);
});

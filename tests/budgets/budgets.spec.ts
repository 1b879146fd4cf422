import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {type Page} from '@playwright/test';
import {openPainted} from '../site/shifts';
import {BUILD} from '../site/sitemap';
import {expect, hold, open, test, waitForIdleNetwork, withFonts} from '../site/test';
import budgets from './budgets.json';
import {list, Requested, sum} from './bytes';
import {gestures} from './gestures';

const FONTS = /\.woff2(\?|$)/;
const PAGES = ['/', '/docs/matchers/array'];

/** The layout in which a docs page prefetches most, and that of a phone. */
const DESKTOP = {width: 1280, height: 900};
const PHONE = {width: 375, height: 900};

/** Expects that a docs page prefetched at most the bytes that its layout may. */
async function expectFewPrefetched(page: Page, {prefetched}: Requested, limit: number): Promise<void> {
  await expect(page.locator('head link[rel=prefetch]').first()).toBeAttached();
  await waitForIdleNetwork(page);
  expect(sum(prefetched), list(prefetched)).toBeLessThanOrEqual(limit);
}

for (const [address, limits] of Object.entries(budgets.pages)) {
  test(`${address} loads at most ${JSON.stringify(limits)} bytes until it is idle`, async ({page}) => {
    await page.setViewportSize(DESKTOP);
    const requested = new Requested(page, BUILD);
    await open(page, address);
    await waitForIdleNetwork(page);
    for (const kind of ['html', 'js'] as const) {
      const bytes = requested.countBytes(kind);
      test.info().annotations.push({type: kind, description: String(bytes)});
      expect(bytes, kind).toBeGreaterThan(0);
      expect(bytes, `${kind}\n${list(requested.loaded)}`).toBeLessThanOrEqual(limits[kind]);
    }
    // The HTML contains the styles of the page; a part that loads later brings its own.
    expect(requested.countBytes('css'), list(requested.loaded)).toBeLessThanOrEqual(budgets.laterStyles);
    if (address.startsWith('/docs/')) await expectFewPrefetched(page, requested, budgets.prefetchedOnDocsPages['1280']);
  });
}

/** Pages of the docs with few and with many links in view. */
for (const address of ['/docs/', '/docs/matchers/array']) {
  test(`${address} prefetches little for other pages on a phone, and has no web fonts`, async ({page}) => {
    await page.setViewportSize(PHONE);
    const requested = new Requested(page, BUILD);
    await open(page, address);
    await expectFewPrefetched(page, requested, budgets.prefetchedOnDocsPages['375']);
    expect(requested.countBytes('font')).toBe(0);
  });
}

for (const [name, limit] of [
  ['firstSearch', budgets.gestures.firstSearch],
  ['firstQuestion', budgets.gestures.firstQuestion],
  ['firstRun', budgets.gestures.firstRun],
] as const) {
  test(`${name} fetches at most ${limit} bytes`, async ({page}) => {
    const requested = new Requested(page, BUILD);
    await open(page, '/docs/matchers/array');
    await waitForIdleNetwork(page);
    requested.clear();
    await gestures[name](page);
    const files = new Map([...requested.loaded, ...requested.prefetched]);
    test.info().annotations.push({type: 'bytes', description: String(sum(files))});
    expect(sum(files)).toBeGreaterThan(0);
    expect(sum(files), list(files)).toBeLessThanOrEqual(limit);
  });
}

test(`the web fonts take at most ${budgets.fonts} bytes together`, () => {
  const sizes = readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter(file => FONTS.test(file))
    .map(file => statSync(path.join(BUILD, file)).size);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.fonts);
});

for (const address of PAGES) {
  test(`${address} shows its text in fallbacks, and does not move when late fonts replace them`, async ({page}) => {
    await page.setViewportSize(DESKTOP);
    const fonts = await hold(page, FONTS);
    const {hydrate, shifts} = await openPainted(page, address, {fonts: 'held'});
    await hydrate();
    await expect.poll(fonts.count).toBe(2);
    // The text is visible until then.
    const webFonts = await page.evaluate(() =>
      [...document.fonts].filter(({family}) => !/fallback/.test(family)).map(({display}) => display),
    );
    expect(webFonts).toEqual(['swap', 'swap']);
    await fonts.release();
    await withFonts(page);
    const moves = await shifts();
    expect(
      moves.reduce((total, {score}) => total + score, 0),
      JSON.stringify(moves),
    ).toBeLessThan(budgets.layoutShift);
  });
}

test(`the runner's script takes at most ${budgets.runnerScriptGzipKiB} KiB`, () => {
  const folder = path.join(BUILD, 'assets/runner');
  const sizes = readdirSync(folder)
    .filter(file => file.startsWith('jest-'))
    .map(file => gzipSync(readFileSync(path.join(folder, file)), {level: 9}).length / 1024);
  expect(sizes).toHaveLength(1);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(budgets.runnerScriptGzipKiB);
});

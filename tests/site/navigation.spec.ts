import type {Page} from '@playwright/test';
import {axeFindings} from './axe';
import {crash, expect, hold, hydrated, onFixture, open, ROUTE_CHUNKS, saveData, routeLater, test} from './test';
import {readHtml} from './sitemap';

const top = () => window.scrollY;

test.describe('behavior on navigation', () => {
  test('a route change scrolls to the top', async ({page}) => {
    await open(page, '/docs/matchers/array');
    const next = page.locator('.pagination-nav__link--next');
    await next.scrollIntoViewIfNeeded();
    expect(await page.evaluate(top)).toBeGreaterThan(0);
    await next.click();
    await expect(page).toHaveURL('/docs/matchers/boolean');
    await expect.poll(() => page.evaluate(top)).toBe(0);
  });

  test('a route change with a hash scrolls to its anchor', async ({page}) => {
    await open(page, onFixture('/fixture/hashes'));
    await page.getByRole('link', {name: 'far below'}).click();
    await expect(page).toHaveURL(/\/fixture-docs\/calm#far-below$/);
    await expect(page.locator('#far-below')).toBeInViewport();
    expect(await page.evaluate(top)).toBeGreaterThan(0);
  });

  test('a thin progress bar without a spinner starts after 200 ms and finishes with the route', async ({
    clockPage: page,
  }) => {
    await saveData(page);
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
    await routeLater(page);
    await open(page, '/docs');
    const chunks = await hold(page, ROUTE_CHUNKS);
    await page.clock.install({time: 0});
    await page.clock.pauseAt(1_000);
    await page.locator('.navbar__items a', {hasText: 'API'}).click();
    await expect.poll(chunks.count).toBeGreaterThan(0);

    const progress = page.locator('#nprogress');
    const bar = progress.locator('.bar');
    await page.clock.runFor(199);
    await expect(progress).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toHaveAttribute('style', /translate3d\(-92%/); // Minimum 0.08.
    await expect(bar).toHaveAttribute('style', /200ms/); // Speed.
    await expect(progress.locator('.spinner')).toHaveCount(0);
    await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThanOrEqual(4);
    await page.clock.runFor(800);
    await expect(bar).toHaveAttribute('style', /translate3d\(-91%/); // Trickle rate 0.02, half of it by Math.random.

    await chunks.release();
    await expect(page.getByRole('heading', {level: 1, name: 'Matchers'})).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(progress).toHaveCount(0);
  });

  for (const [path, file] of [
    ['/docs/matchers/array.html', '/docs/matchers/array'],
    ['/docs/matchers/array/index.html', '/docs/matchers/array'],
    ['/index.html', '/'],
  ] as const) {
    test(`${path} shows the page without that suffix, on a host that serves files by name`, async ({page, seen}) => {
      // Guards src/client/normalize-url.ts. Without it the page's content appears twice.
      // `docusaurus serve` would redirect. This host has files for the last two addresses, and a 404.html for the first.
      const [status, body] = path.endsWith('/index.html') ? [200, readHtml(file)] : [404, readHtml('/404.html')];
      await page.route(`**${path}`, route => route.fulfill({status, contentType: 'text/html', body}));
      await open(page, path);
      await expect(page.getByRole('heading', {name: 'Page not found'})).toHaveCount(0);
      await expect(crash(page)).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(file === '/' ? /./ : 'Array');
      // If the host sends 404.html, React renders the page again and logs that.
      if (status === 200) expect(seen.output).toEqual([]);
    });
  }

  test('the first tab stop is a link that skips to the content', async ({page}) => {
    await open(page, '/docs/matchers/array');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const beyond = await page.evaluate(
      () => document.activeElement?.closest('.navbar, .theme-announcement-bar') === null,
    );
    expect(beyond).toBe(true);
  });
});

test('a banner about a wrong base URL appears when no assets load, only on the home page', async ({page}) => {
  const banner = page.locator('#__docusaurus-base-url-issue-banner');
  await page.route('**/assets/**', route => route.abort());
  await page.goto('/');
  await expect(banner).toContainText('baseUrl');
  await page.goto('/docs');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test.describe('pages load lazily', () => {
  const PAGE = '/docs/matchers/array';
  const retry = (page: Page) => page.getByRole('button', {name: 'Retry'});
  const heading = (page: Page) => page.getByRole('heading', {level: 1});
  const BUNDLER = /ChunkLoadError|Loading chunk/;

  // A navigation keeps the previous page, and a first load the page that the host sent, unless it sent none.
  test.describe('where the host sends no content', () => {
    const sendNoContent = (page: Page) => {
      const body = readHtml(PAGE).replace(/(<div id="?__docusaurus"?>).*(?=<\/body>)/s, '$1</div>');
      return page.route(`**${PAGE}`, route => route.fulfill({contentType: 'text/html', body}));
    };

    test('while a page loads, a spinner appears after a short delay, with cycles of 1.5 s and 3 s', async ({
      clockPage: page,
    }) => {
      await sendNoContent(page);
      /*
       * Guards the edit "failed page" of plugins/dependency-edits. Without it nothing is rendered before the
       * code is complete, and this test reports `Locator: locator('svg#loader') … Error: element(s) not found`.
       */
      const chunks = await hold(page, ROUTE_CHUNKS);
      await page.clock.install({time: 0});
      await page.clock.pauseAt(1_000);
      await page.goto(PAGE, {waitUntil: 'commit'});
      await expect.poll(chunks.count).toBeGreaterThan(0);
      const spinner = page.locator('svg#loader');
      await expect(spinner).toHaveCount(0);
      await page.clock.runFor(200);
      await expect(spinner).toBeVisible();
      const cycles = await spinner.locator('animate').evaluateAll(all => all.map(one => one.getAttribute('dur')));
      expect(new Set(cycles)).toEqual(new Set(['1.5s', '3s']));
      await chunks.release();
      await expect(spinner).toHaveCount(0);
    });

    test('a page whose code cannot be loaded shows the error text and a Retry button that loads it', async ({page}) => {
      await sendNoContent(page);
      await page.route(ROUTE_CHUNKS, route => route.abort());
      await page.goto(PAGE);
      await expect(page.locator('#load-notice')).toBeVisible();
      await expect(page.locator('body')).not.toContainText(BUNDLER);
      const loadedAgain = page.waitForEvent('load');
      await retry(page).click();
      await loadedAgain;
      await expect(retry(page)).toBeVisible();
      await page.unroute(ROUTE_CHUNKS);
      await retry(page).click();
      await expect(heading(page)).toHaveText('Array');
      await hydrated(page);
      await expect(retry(page)).toHaveCount(0);
    });
  });

  test.describe('where the host sends the page', () => {
    const notice = (page: Page) => page.getByRole('alert');

    test('a page whose code cannot be loaded stays readable, and a notice offers to load it again', async ({page}) => {
      await page.route(ROUTE_CHUNKS, route => route.abort());
      await page.goto(PAGE);
      for (const load of ['first', 'second'])
        await test.step(`the ${load} load`, async () => {
          await expect(notice(page)).toContainText('Part of this page did not load.');
          await expect(heading(page)).toHaveText('Array');
          await expect(page.locator('#tobearray')).toBeVisible();
          await expect(page.locator('body')).not.toContainText(BUNDLER);
          expect(await axeFindings(page, '[role=alert]')).toEqual([]);
          await page.reload();
        });
      await page.unroute(ROUTE_CHUNKS);
      await retry(page).click();
      await hydrated(page);
      await expect(notice(page)).toHaveCount(0);
    });
  });
});

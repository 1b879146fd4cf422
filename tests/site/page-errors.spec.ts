import {type Page} from '@playwright/test';
import {axeFindingsEverywhere} from './axe';
import {getVerdict, passing, runIn} from './examples';
import {crash, expect, hydrated, onFixture, open, ROUTE_CHUNKS, saveData, routeLater, test} from './test';
import {readHtml} from './sitemap';

const tryAgain = (page: Page) => page.getByRole('button', {name: 'Try again', exact: true});
const light = (page: Page) => page.getByRole('button', {name: 'Light the fuse'}).click();

test.describe('page crash', () => {
  for (const where of ['inside', 'outside'] as const) {
    test(`${where} the layout: the message, its cause, and a working "Try again" button`, async ({page}) => {
      /*
       * Outside, this guards src/theme/Error. Without it the heading is `This page crashed`, without its period, and
       * this test reports `Locator: getByRole('heading', { name: 'This page crashed.', exact: true }) … not found`.
       */
      await open(page, onFixture(`/fixture/crash-${where}`));
      await light(page);
      await expect(crash(page)).toBeVisible();
      await expect(page.getByText('the bomb went off')).toBeVisible();
      await expect(page.getByText('its fuse was lit')).toBeVisible();
      for (const part of [page.getByRole('navigation', {name: 'Main'}), page.locator('.footer')])
        await expect(part).toHaveCount(where === 'inside' ? 1 : 0);
      await expect(page.getByRole('link', {name: 'Go to the home page'})).toHaveAttribute('href', '/');
      expect(await axeFindingsEverywhere(page)).toEqual([]);
      await tryAgain(page).click();
      await expect(crash(page)).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 1, name: 'Still standing'})).toBeVisible();
    });
  }

  test('a doc that crashes does not break the next doc', async ({page}) => {
    /*
     * Guards src/theme/ErrorPageContent. Without it the crash screen stays for every next doc, and
     * this test reports `Expected: 0, Received: 1` headings 'This page crashed.'.
     */
    await page.setViewportSize({width: 1900, height: 900});
    await open(page, onFixture('/fixture-docs/crash'));
    await expect(crash(page)).toBeVisible();
    await page.locator('.navbar__items').getByRole('link', {name: 'Calm doc'}).click();
    await expect(page).toHaveURL(/\/fixture-docs\/calm$/);
    await expect(crash(page)).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Calm');
    await page.goBack();
    await expect(crash(page)).toBeVisible();
  });
});

test.describe('page module without default export', () => {
  test('the error says that the page component has no default export', async ({page}) => {
    await page.goto(onFixture('/fixture/no-default-export'));
    await expect(page.locator('body')).toContainText(
      "The page component at /fixture/no-default-export doesn't have a default export.",
    );
    await expect(tryAgain(page)).toBeVisible();
  });
});

test.describe('the next route fails to load', () => {
  test('logs a warning, then reloads the page', async ({page, seen}) => {
    await saveData(page);
    await routeLater(page);
    await open(page, '/docs');
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    let failing = true;
    await page.route(ROUTE_CHUNKS, route => (failing ? route.abort() : route.continue()));
    page.on('request', request => {
      if (request.isNavigationRequest()) failing = false;
    });
    await page.locator('.navbar__items a', {hasText: 'API'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Matchers');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('body[data-same-page]')).toHaveCount(0);
    await expect(page).toHaveURL('/docs/matchers');
    expect(seen.output.join('\n')).toMatch(/warning: ChunkLoadError/);
  });
});

test('after a deployment in the middle of a visit, the next page is loaded from the host, once, and is readable', async ({
  page,
}) => {
  await saveData(page);
  await routeLater(page);
  await open(page, '/docs');
  // The code that the reader's page knows is gone, and the new page's does not load either.
  await page.route(ROUTE_CHUNKS, route => route.fulfill({status: 404}));
  const loads: string[] = [];
  page.on('request', request => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.locator('.navbar__items a', {hasText: 'API'}).click();
  await expect(page.getByRole('alert')).toContainText('Part of this page did not load.');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Matchers');
  expect(loads).toEqual(['/docs/matchers']);
});

const REPLACED = 'There is a new version of this site.';

test.describe('after a deployment', () => {
  test('when the host has no file in the place of a script, the reader can load the new site', async ({page}) => {
    await open(page, '/docs/matchers/array');
    await page.route(/\/assets\/js\//, route => route.fulfill({status: 404}));
    await passing(page).getByRole('button', {name: 'Edit'}).click();
    const notice = page.getByRole('alert').filter({hasText: REPLACED});
    await expect(notice).toBeVisible();
    await page.unrouteAll();
    await notice.getByRole('button', {name: 'Reload'}).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Array');
  });

  test('when the host has a page in the place of the search, the dialog says so', async ({page}) => {
    await saveData(page);
    await routeLater(page);
    await open(page, '/docs');
    await page.route(ROUTE_CHUNKS, route => route.fulfill({contentType: 'text/html', body: '<!doctype html>'}));
    await page.keyboard.press('Control+k');
    await expect(page.locator('#search-dialog').getByRole('alert')).toContainText(REPLACED);
    await expect(page.locator('#search-dialog')).not.toContainText('network connection');
  });

  for (const [part, file] of [
    ['frame', 'frame'],
    ['script', 'jest'],
  ] as const)
    test(`when the host has no ${part} of the runner, the verdict says so`, async ({page}) => {
      await open(page, '/docs/matchers/array');
      await page.route(new RegExp(`/assets/runner/${file}-`), route => route.fulfill({status: 404}));
      await runIn(passing(page));
      await expect(getVerdict(passing(page))).toContainText(REPLACED);
      await expect(page.getByRole('alert').getByRole('button', {name: 'Reload'})).toBeVisible();
    });
});

test('a link that is followed offline keeps the page, and Retry loads the next one', async ({page, context}) => {
  const heading = page.getByRole('heading', {level: 1});
  const retry = page.getByRole('alert').getByRole('button', {name: 'Retry'});
  await saveData(page);
  await open(page, '/docs/matchers/array');
  await page.evaluate(() => window.scrollTo(0, 700));
  await context.setOffline(true);
  await page.locator('.theme-doc-sidebar-menu a', {hasText: /^String/}).click();
  await expect(page.getByRole('alert')).toContainText('The next page did not load.');
  await expect(heading).toHaveText('Array');
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
  await expect(page.locator('#nprogress')).toBeHidden();
  const probe = page.waitForEvent('requestfailed', request => request.method() === 'HEAD');
  await retry.click();
  await probe;
  await expect(retry).toBeFocused();
  await expect(heading).toHaveText('Array');
  await context.setOffline(false);
  await retry.click();
  await expect(heading).toHaveText('String');
  await expect(page).toHaveURL('/docs/matchers/string');
});

test('Back to a page that cannot be loaded does not keep the reader from the pages before it', async ({page}) => {
  const heading = page.getByRole('heading', {level: 1});
  await saveData(page);
  await routeLater(page);
  await open(page, '/docs');
  for (const name of ['Array', 'Boolean']) {
    await page.locator('.theme-doc-sidebar-menu a', {hasText: name}).click();
    await expect(heading).toHaveText(name);
  }
  await page.reload();
  await hydrated(page);
  await page.route(/\/(?:docs|assets)\//, route => route.abort());
  await page.goBack();
  await expect(page.getByRole('alert')).toContainText('The next page did not load.');
  await expect(heading).toHaveText('Boolean');
  await page.unrouteAll();
  await page.goBack();
  await expect(page).toHaveURL('/docs');
  await expect(heading).toHaveText('Introduction');
});

for (const answers of [true, false])
  test(`a next page that failed stays away after the reader went back, the host ${answers ? 'answers' : 'does not answer'}`, async ({
    page,
  }) => {
    await saveData(page);
    await routeLater(page);
    const heading = page.getByRole('heading', {level: 1});
    await open(page, '/docs');
    await page.route(ROUTE_CHUNKS, route => route.abort());
    let release = (): void => undefined;
    const released = new Promise<void>(resolve => (release = resolve));
    const asked = page.waitForRequest(request => request.method() === 'HEAD');
    await page.route('**/docs/matchers', async route => {
      await released;
      return answers ? route.fulfill() : route.abort();
    });
    await page.locator('.navbar__items a', {hasText: 'API'}).click();
    await asked;
    await page.goBack();
    await expect(page).toHaveURL('/docs');
    const settled = answers
      ? page.waitForResponse('**/docs/matchers')
      : page.waitForEvent('requestfailed', request => request.url().endsWith('/docs/matchers'));
    release();
    await settled;
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve)));
    await expect(heading).toHaveText('Introduction');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test.describe('Malformed addresses', () => {
  test('the first load of one shows the page', async ({page, seen}) => {
    for (const path of ['/docs/matchers/array#%', '/docs/matchers/boolean?q=%', '/#%', '/docs#%E0%A4%A', '/search?q=%'])
      await test.step(path, async () => {
        await open(page, path);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        await expect(crash(page)).toHaveCount(0);
        expect(seen.output, path).toEqual([]);
      });
  });

  for (const path of ['/docs/matchers/array#%', '/docs/matchers/array?q=%']) {
    test(`a link to ${path} opens the page`, async ({page, seen}) => {
      // Guards the edit "malformed hash". Without it the page crashes: `Expected: "Array", Received: "This page crashed"`.
      await open(page, onFixture('/fixture/hashes'));
      await page.getByRole('link', {name: path, exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Array');
      await expect(crash(page)).toHaveCount(0);
      // Docusaurus does not prefetch the page of such a link, and logs that.
      const isOther = (line: string) => !line.startsWith('log') && line !== 'uncaught: URI malformed';
      expect(seen.output.filter(isOther)).toEqual([]);
    });
  }

  test('a URL that is not UTF-8 shows the not-found page of the host', async ({page}) => {
    // `docusaurus serve` handles such a URL itself; a file host sends 404.html.
    await page.route('**/docs/%E0%A4%A', route =>
      route.fulfill({status: 404, contentType: 'text/html', body: readHtml('/404.html')}),
    );
    await page.goto('/docs/%E0%A4%A');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  });

  test('double slashes show the page that the host sends', async ({page, seen}) => {
    // Guards src/client/normalize-url.ts. Without it the heading is "Page not found".
    await open(page, '/docs//matchers');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Matchers');
    expect(seen.output).toEqual([]);
  });
});

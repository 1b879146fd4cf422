import {type Page, type Route} from '@playwright/test';
import {axeFindings} from './axe';
import {expect, hydrated, test} from './test';

const PAGE = '/docs/matchers/array';
const TEXT = 'Part of this page did not load. Its buttons and the search do not work.';
const MAIN = /\/assets\/js\/main\.[^/]+\.js/;
const RUNTIME = /\/assets\/js\/runtime~main\.[^/]+\.js/;

const notice = (page: Page) => page.getByRole('alert');
const retry = (page: Page) => notice(page).getByRole('button', {name: 'Retry'});

const failures: readonly [file: string, url: RegExp, how: string, answer: (route: Route) => Promise<void>][] = [
  ['main script', MAIN, 'is answered 404', route => route.fulfill({status: 404})],
  ['main script', MAIN, 'is HTML @whole', route => route.fulfill({contentType: 'text/javascript', body: '<p>'})],
  [
    'main script',
    MAIN,
    'throws',
    route => route.fulfill({contentType: 'text/javascript', body: 'throw Error("broken")'}),
  ],
  ['runtime', RUNTIME, 'is blocked', route => route.abort()],
];

for (const [file, url, how, answer] of failures)
  test(`when the ${file} ${how}, a notice says so, and Retry loads the page`, async ({page}) => {
    await page.route(url, answer);
    await page.goto(PAGE);
    await expect(notice(page)).toContainText(TEXT);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Array');
    await page.unroute(url);
    await retry(page).click();
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
  });

test.describe('when the main script did not load', () => {
  test.beforeEach(({page}) => page.route(MAIN, route => route.abort()).then(() => undefined));

  test('the notice passes axe, and Retry keeps a page offline', {tag: '@whole'}, async ({page, context}) => {
    await page.goto(PAGE);
    await expect(notice(page)).toBeVisible();
    expect(await axeFindings(page, '[role=alert]')).toEqual([]);
    await context.setOffline(true);
    const probe = page.waitForEvent('requestfailed', request => request.method() === 'HEAD');
    await retry(page).click();
    await probe;
    await expect(retry(page)).toBeFocused();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Array');
  });

  test('the playground says so', async ({page}) => {
    await page.goto('/playground');
    await expect(page.getByText('The playground did not load.')).toBeVisible();
    await expect(page.getByText('Press Run, or change the code first. The results appear here.')).toBeHidden();
  });
});

import {crash, expect, onFixture, open, test} from './test';
import {readHtml} from './sitemap';

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

import {crash, expect, onFixture, open, test} from './test';

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
});

import {expect, open, test, waitForIdleNetwork} from './test';

/* The first paint waits for the HTML only: it contains its style sheets, and phones have no web fonts. */

test('a page contains its style sheets, and later pages load only what is new', async ({page}) => {
  const sheets: string[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
  });
  await open(page, '/docs/matchers/array');
  const menu = page.getByRole('navigation', {name: 'Docs sidebar'});
  await menu.getByRole('link', {name: 'String', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'String'})).toBeVisible();
  expect(sheets).toEqual([]);

  await page.getByRole('link', {name: 'jest-extended', exact: true}).first().click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => sheets.length).toBeGreaterThan(0);
  expect(sheets.filter(path => /\/(?:main|docs)\./.test(path))).toEqual([]);
  expect(new Set(sheets).size).toBe(sheets.length);
});

test('a wide screen loads the web fonts and prints with them, a phone has none', async ({page}) => {
  const fonts: string[] = [];
  page.on('request', request => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.setViewportSize({width: 375, height: 800});
  await open(page, '/docs/matchers/array');
  await waitForIdleNetwork(page);
  expect(fonts).toEqual([]);

  await page.setViewportSize({width: 1280, height: 800});
  await expect.poll(() => fonts.length).toBe(2);
  await page.setViewportSize({width: 375, height: 800});
  await page.emulateMedia({media: 'print'});
  const names = await page.evaluate(async () => (await document.fonts.load('1em Inter')).map(({family}) => family));
  expect(names).toEqual(['Inter']);
});

// Guards the edit "no collation" of plugins/dependency-edits. Without it the sidebar of a phone compares twice.
test('a phone compares no texts in the order of a language while a page loads', async ({page}) => {
  const compared: string[] = [];
  await page.exposeFunction('noteComparison', (text: string) => compared.push(text));
  await page.addInitScript(`{
    const {localeCompare} = String.prototype;
    String.prototype.localeCompare = function (...args) {
      noteComparison(String(this));
      return localeCompare.apply(this, args);
    };
  }`);
  await page.setViewportSize({width: 375, height: 800});
  await open(page, '/docs/matchers/array');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'String', exact: true})).toBeVisible();
  expect(compared).toEqual([]);
});

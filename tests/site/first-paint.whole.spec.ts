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

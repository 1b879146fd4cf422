import {expect, open, test} from './test';

/* The first paint waits for the HTML only: it contains its style sheets, and phones do not preload fonts. */

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

test('fonts are preloaded, but not on a phone', async ({page}) => {
  await open(page, '/');
  const preloads = page.locator('head link[rel=preload][as=font]');
  for (const width of [375, 1280]) {
    await page.setViewportSize({width, height: 800});
    const matching = await preloads.evaluateAll((links: HTMLLinkElement[]) =>
      links.map(({media}) => matchMedia(media).matches),
    );
    expect(matching).toEqual([width === 1280, width === 1280]);
  }
});

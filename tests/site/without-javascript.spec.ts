import {announcementBar, expect, open, test} from './test';

test.describe('Without JavaScript', () => {
  test('controls that need it are hidden', async ({readStatic}) => {
    const page = await readStatic('/docs/getting-started/install');
    await expect(announcementBar(page)).toBeVisible();
    await expect(announcementBar(page).getByRole('button')).toHaveCount(0);
    const sidebar = page.locator('aside .theme-doc-sidebar-menu');
    await expect(sidebar.getByRole('link', {name: 'Matchers', exact: true})).toBeVisible();
    await expect(sidebar.locator('button').filter({visible: true})).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('controls that need it are hidden on a phone', async ({browser, baseURL}) => {
    const page = await browser.newPage({javaScriptEnabled: false, baseURL, viewport: {width: 375, height: 740}});
    await page.goto('/docs/getting-started/install');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('.theme-doc-toc-mobile, button').filter({visible: true})).toHaveCount(0);
    await page.close();
  });

  test('the panels of all tabs are shown, each with the label of its tab', async ({readStatic}) => {
    const page = await readStatic('/docs/getting-started/install');
    const panels = page.locator('.tabs-container').first().getByRole('tabpanel');
    await expect(panels).toHaveText([
      /^(npm)(npm install --save-dev jest-extended)$/,
      /^(Yarn)(yarn add --dev jest-extended)$/,
      /^(pnpm)(pnpm add --save-dev jest-extended)$/,
      /^(Bun)(bun add --dev jest-extended)$/,
    ]);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    await expect(panels.first().locator('.tab-label')).toBeVisible();
  });
});

test('without JavaScript an example has no controls, and its code is not covered, on screen and in print', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({javaScriptEnabled: false, baseURL, viewport: {width: 1280, height: 800}});
  await page.goto('/docs/matchers/promise');
  await expect(page.getByRole('button', {name: /Run|Edit/})).toHaveCount(0);
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({media});
    const gaps = await page
      .locator('[data-example] > .theme-code-block')
      .evaluateAll(blocks =>
        blocks.map(
          block => (block.parentElement?.getBoundingClientRect().bottom ?? 0) - block.getBoundingClientRect().bottom,
        ),
      );
    expect(gaps.length).toBeGreaterThan(3);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  }
  await page.close();
});

test('print is white, and has the chosen panel with its label, and no buttons or arrows of rows', async ({page}) => {
  await open(page, '/docs/getting-started/install');
  const tabs = page.locator('.tabs-container').first();
  await tabs.getByRole('tab', {name: 'pnpm'}).click();
  await expect(tabs.getByText('pnpm add')).toBeVisible();
  await expect(page.locator('.tab-label').first()).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(tabs.getByRole('tab')).toHaveText(['pnpm']);
  await expect(tabs.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.locator('button').filter({visible: true})).toHaveCount(0);
  const arrows = await page
    .locator('summary')
    .evaluateAll(all => all.map(summary => getComputedStyle(summary, '::before').display));
  expect(new Set(arrows)).toEqual(new Set(['none']));
  for (const ground of ['html', '.theme-code-block', '.theme-code-block pre', ':not(pre) > code'])
    await expect(page.locator(ground).first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({media: null});
});

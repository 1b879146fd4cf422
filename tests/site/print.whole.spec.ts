import {expect, open, test} from './test';

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

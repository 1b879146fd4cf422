import {readFileSync} from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';
import type {StoredReport} from '../../plugins/failure-reports/stored';
import {storedReportFiles} from '../examples/pages.cjs';

const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** A page that shows reports, and their texts without colours. */
const pages = storedReportFiles().map(file => {
  const reports: StoredReport[] = JSON.parse(readFileSync(file, 'utf8'));
  return {
    path: `/${file.replace(/(?:\/index)?\.reports\.json$/, '')}`,
    texts: reports.map(({tests}) =>
      tests
        .map(({report}) => report.join('\n'))
        .join('\n\n')
        .replace(ANSI, ''),
    ),
  };
});

const reportsOn = (page: Page) => page.getByRole('figure', {name: 'What Jest reports for the example above'});

test.describe('What Jest says of a failing example', () => {
  for (const {path, texts} of pages) {
    test(`stands under it on ${path}, without JavaScript`, async ({browser, baseURL}) => {
      const context = await browser.newContext({javaScriptEnabled: false, baseURL});
      const page = await context.newPage();
      await page.goto(path);
      expect((await reportsOn(page).locator('pre').allTextContents()).sort()).toEqual([...texts].sort());
      const above = reportsOn(page).locator('xpath=preceding-sibling::*[1]');
      for (const block of await above.all()) await expect(block.locator('code').first()).toContainText('expect(');
      await context.close();
    });
  }

  // One page stands for all here: the accessibility tests look at every page.
  for (const mode of ['light', 'dark']) {
    test(`can be read, reached by the keyboard and selected in ${mode} mode`, async ({page}) => {
      await page.addInitScript(chosen => localStorage.setItem('theme', chosen), mode);
      await page.goto('/docs/matchers/array');
      await expect(page.locator(`html[data-theme="${mode}"]`)).toBeAttached();
      const text = reportsOn(page).first().locator('pre');
      await expect(text).toBeVisible();
      const {violations} = await new AxeBuilder({page}).include('figure').analyze();
      expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      await text.focus();
      await expect(text).toBeFocused();
      await text.selectText();
      expect(await page.evaluate(() => getSelection()?.toString().trim())).toContain('● ');
    });
  }
});

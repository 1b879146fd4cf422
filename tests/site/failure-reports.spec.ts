import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {textOf, type StoredReport} from '../../plugins/examples/stored-reports';
import {storedReportFiles} from '../examples/pages.cjs';
import {failuresOf} from '../../src/components/shared/ReportText/failures';
import {expect, open, test} from './test';

const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** The pages that show reports, with the texts of the reports without colors. */
const pages = storedReportFiles().map(file => {
  const reports: StoredReport[] = JSON.parse(readFileSync(file, 'utf8'));
  return {
    path: `/${file.replace(/(?:\/index)?\.reports\.json$/, '')}`,
    texts: reports.map(report => textOf(report).replace(ANSI, '')),
  };
});

const reportsOn = (page: Page) => page.getByRole('figure', {name: 'Jest report for the example above'});

test.describe("Jest's report under a failing example", () => {
  for (const {path, texts} of pages) {
    test(`is on ${path}, without JavaScript: the message is visible, code frame and stack open`, async ({
      readStatic,
    }) => {
      const page = await readStatic(path);
      const parts = texts.flatMap(failuresOf);
      const shown = async (selector: string) => (await reportsOn(page).locator(selector).allTextContents()).sort();
      await expect.poll(() => shown('div > pre')).toEqual(parts.map(({message}) => message).sort());
      await expect.poll(() => shown('details > pre')).toEqual(parts.map(({frame}) => frame).sort());
      const examples = page.locator('[data-example]:has(figure)').filter({hasText: 'expect('});
      await expect(examples).toHaveCount(texts.length);
      await expect(reportsOn(page).locator('div > pre').first()).toBeVisible();
      const frame = reportsOn(page).first().locator('details').first();
      await expect(frame.locator('pre')).toBeHidden();
      await frame.getByText('Show code frame and stack').click();
      await expect(frame.locator('pre')).toBeVisible();
      await frame.getByText('Show code frame and stack').click();
    });
  }

  test('can be focused and selected by keyboard', async ({page}) => {
    await open(page, '/docs/matchers/array');
    await reportsOn(page).first().locator('summary').click();
    const text = reportsOn(page).first().locator('details > pre');
    await text.focus();
    await expect(text).toBeFocused();
    await text.selectText();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString().trim())).toContain('at Object.');
  });
});

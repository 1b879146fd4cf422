import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {textOf, type StoredReport} from '../../plugins/examples/stored-reports';
import {storedReportFiles} from '../examples/pages.cjs';
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

const reportsOn = (page: Page) => page.getByRole('figure', {name: 'What Jest reports for the example above'});

test.describe("Jest's report under a failing example", () => {
  for (const {path, texts} of pages) {
    test(`is on ${path}, without JavaScript`, async ({readStatic}) => {
      const page = await readStatic(path);
      const shown = async () => (await reportsOn(page).locator('pre').allTextContents()).sort();
      await expect.poll(shown).toEqual([...texts].sort());
      const examples = reportsOn(page).locator('xpath=preceding-sibling::*[1][contains(., "expect(")]');
      await expect(examples).toHaveCount(texts.length);
    });
  }

  test('can be focused and selected by keyboard', async ({page}) => {
    await open(page, '/docs/matchers/array');
    const text = reportsOn(page).first().locator('pre');
    await text.focus();
    await expect(text).toBeFocused();
    await text.selectText();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString().trim())).toContain('● ');
  });
});

import {readFileSync} from 'node:fs';
import {joinReports, type StoredReport} from '@jest-extended/docs-model/stored-reports';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {storedReportFiles} from '../examples/pages.cjs';
import {splitFailures} from '../../src/components/shared/ReportText/splitFailures';
import {failingRow, opened} from './examples';
import {readHtml} from './sitemap';
import {expect, open, test} from './test';

const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** The pages that show reports, with the texts of the reports without colors. */
const pages = storedReportFiles().map(file => {
  const reports: StoredReport[] = JSON.parse(readFileSync(file, 'utf8'));
  return {
    path: `/${file.replace(/(?:\/index)?\.reports\.json$/, '')}`,
    texts: reports.map(report => joinReports(report).replace(ANSI, '')),
  };
});

const reportsOn = (page: Page) => page.getByRole('figure', {name: 'Jest report for the example above'});

test("Jest's reports are under their failing examples: messages, code frames and stacks", () => {
  for (const {path, texts} of pages) {
    const $ = load(readHtml(path));
    const parts = texts.flatMap(splitFailures);
    const shown = (selector: string) =>
      $(`figure ${selector}`)
        .get()
        .map(part => $(part).text())
        .sort();
    expect(shown('div > pre'), path).toEqual(parts.map(({message}) => message).sort());
    expect(shown('details > pre'), path).toEqual(parts.map(({frame}) => frame).sort());
    expect($('[data-example]:has(figure)'), path).toHaveLength(texts.length);
  }
});

test('without JavaScript, the message of a report is visible, and its code frame and stack', async ({readStatic}) => {
  const report = reportsOn(await readStatic('/docs/matchers/array')).first();
  await expect(report.locator('div > pre').first()).toBeVisible();
  await expect(report.locator('details > pre').first()).toBeVisible();
});

test('a report can be focused and selected by keyboard', async ({page}) => {
  await open(page, '/docs/matchers/array');
  await opened(failingRow(page));
  await reportsOn(page).first().locator('summary').click();
  const text = reportsOn(page).first().locator('details > pre');
  await text.focus();
  await expect(text).toBeFocused();
  await text.selectText();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString().trim())).toContain('at Object.');
});

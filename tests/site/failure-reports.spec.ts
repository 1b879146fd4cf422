import {readFileSync} from 'node:fs';
import {joinReports, type StoredReport} from '@jest-extended/docs-model/stored-reports';
import {storedReportFiles} from '../examples/pages.cjs';
import {splitFailures} from '../../src/components/shared/ReportText/splitFailures';
import {readDocument} from './sitemap';
import {expect, test} from './test';

const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** The pages that show reports, with the texts of the reports without colors. */
const pages = storedReportFiles().map(file => {
  const reports: StoredReport[] = JSON.parse(readFileSync(file, 'utf8'));
  return {
    path: `/${file.replace(/(?:\/index)?\.reports\.json$/, '')}`,
    texts: reports.map(report => joinReports(report).replace(ANSI, '')),
  };
});

test("Jest's reports are under their failing examples: messages, code frames and stacks", () => {
  for (const {path, texts} of pages) {
    const $ = readDocument(path);
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

import {readFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {getExamples} from '@jest-extended/docs-model/page';
import {getReportsFile} from '@jest-extended/docs-model/stored-reports';
import {runFailureReports} from './failure-reports';
import {pages, storedReportFiles} from './pages.cjs';
import {runReports} from './run-reports';

const root = resolve(__dirname, '../..');

const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(root, path), 'utf8'));

/** The files that store the reports of pages. */
const shown = pages()
  .filter(page => getExamples(page).some(({marks}) => marks.verdict === 'fails'))
  .map(({file}) => getReportsFile(file));

describe('the stored reports are current', () => {
  test("of the site's own tests", async () => {
    for (const [path, reports] of await runReports()) {
      expect({path, reports: await read(path)}).toEqual({path, reports});
    }
  });

  test('of the failing examples of each page, and there are no others', async () => {
    const reports = await runFailureReports(pages());
    expect(storedReportFiles()).toIncludeSameMembers(shown);
    expect([...reports.keys()]).toIncludeSameMembers(shown);
    for (const [path, own] of reports) expect({path, reports: await read(path)}).toEqual({path, reports: own});
  });
});
